import { type Rotation, restingRotation, visibleFacets } from '~/lib/icosahedron'

/** Radius of the drawing in half-widths of the canvas; matches the viewBox of the still drawing. */
const radius = 1 / 1.08

/** Radians that one viewport of scrolling turns the object. */
const turnPerViewport = 1.1

/** Radians that the object leans when the pointer is at the edge of the window. */
const lean = 0.22

/** Share of the remaining way that is covered each 16.7 ms. */
const pursuit = 0.085

/** Radians below which the object counts as arrived and the loop stops. */
const stillness = 0.0006

/** Device pixels along one edge: more would cost a phone frames and show nothing. */
const maxPixels = 1200

/**
 * Ref callback for the canvas: draws the object turning with the scroll and leaning to the pointer.
 * Frames are requested only while something moves and the canvas is on screen; reduced motion gets none.
 */
export function animateFacets(canvas: HTMLCanvasElement | null): (() => void) | undefined {
  const context = canvas?.getContext('2d')
  return context ? animate(context) : undefined
}

function animate(context: CanvasRenderingContext2D): () => void {
  const { canvas } = context
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const events = new AbortController()
  const { signal } = events
  let rotation: Rotation = restingRotation
  let target: Rotation = restingRotation
  let pointer = { x: 0, y: 0 }
  let onScreen = false
  let frame = 0
  let lastTime = 0

  function retarget() {
    const scrolled = (scrollY / innerHeight) * turnPerViewport
    target = reducedMotion.matches
      ? restingRotation
      : [
          restingRotation[0] + scrolled + pointer.x * lean,
          restingRotation[1] + scrolled * 0.6 + pointer.y * lean,
          restingRotation[2],
        ]
    if (onScreen && !frame && distance(rotation, target) > stillness) {
      lastTime = performance.now()
      frame = requestAnimationFrame(step)
    }
  }

  function step(time: number) {
    // The clock, not the frame count, decides the pace, so that 120 Hz screens see the same motion.
    const share = 1 - (1 - pursuit) ** ((time - lastTime) / 16.7)
    lastTime = time
    rotation = [
      rotation[0] + (target[0] - rotation[0]) * share,
      rotation[1] + (target[1] - rotation[1]) * share,
      rotation[2],
    ]
    draw(context, rotation)
    frame = onScreen && distance(rotation, target) > stillness ? requestAnimationFrame(step) : 0
  }

  const size = new ResizeObserver(([entry]) => {
    if (!entry) return
    const { inlineSize, blockSize } = entry.contentBoxSize[0] ?? { inlineSize: 0, blockSize: 0 }
    const ratio = Math.min(devicePixelRatio, maxPixels / Math.max(inlineSize, blockSize, 1))
    canvas.width = Math.round(inlineSize * ratio)
    canvas.height = Math.round(blockSize * ratio)
    if ('drawn' in canvas.dataset) draw(context, rotation)
  })
  const visibility = new IntersectionObserver(([entry]) => {
    onScreen = entry?.isIntersecting ?? false
    retarget()
  })
  size.observe(canvas)
  visibility.observe(canvas)

  addEventListener('scroll', retarget, { passive: true, signal })
  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'mouse') return
      pointer = {
        x: (event.clientX / innerWidth) * 2 - 1,
        y: (event.clientY / innerHeight) * 2 - 1,
      }
      retarget()
    },
    { passive: true, signal },
  )
  reducedMotion.addEventListener('change', retarget, { signal })

  return () => {
    events.abort()
    size.disconnect()
    visibility.disconnect()
    cancelAnimationFrame(frame)
  }
}

function draw(context: CanvasRenderingContext2D, rotation: Rotation) {
  const { canvas } = context
  const scale = (Math.min(canvas.width, canvas.height) / 2) * radius
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.setTransform(scale, 0, 0, scale, canvas.width / 2, canvas.height / 2)
  context.lineWidth = 1.5 / scale
  context.lineJoin = 'round'
  for (const { points, color } of visibleFacets(rotation)) {
    const [first, ...others] = points
    context.beginPath()
    context.moveTo(...first)
    for (const point of others) context.lineTo(...point)
    context.closePath()
    context.fillStyle = color
    context.strokeStyle = color
    context.fill()
    context.stroke()
  }
  canvas.dataset.drawn = ''
}

function distance(a: Rotation, b: Rotation): number {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])
}
