import {
  type Facet,
  gloss,
  largeFacetColor,
  pictureMatrix,
  restingRotation,
  visibleFacets,
} from '~/lib/icosahedron'
import { createPursuit } from '~/lib/pursuit'

/** The animated state: rotation from rest (radians) and displacement of the light. */
type Pose = readonly [yaw: number, pitch: number, sunX: number, sunY: number]

const restingPose: Pose = [0, 0, 0, 0]

/** Radius of the drawing in half-widths of the canvas; matches the viewBox of the static drawing. */
const radius = 1 / 1.08

/** Rotation in radians for one viewport of scrolling. */
const turnPerViewport = 1.1

/** Tilt in radians when the pointer is at the edge of the window. */
const lean = 0.22

/** Displacement of the light when the pointer is at the edge of the window, in units of its distance. */
const sunReach = 0.34

/** Share of the remaining distance covered in 16.7 ms. */
const pursuit = 0.085

/** Distance below which the loop stops. */
const stillness = 0.0006

/** Opacity of the shadow over a picture on a face that no light meets. */
const deepestShade = 0.7

/** Cosine of the angle to the light from which a picture has no shadow; the pictured faces have more at rest. */
const fullLight = 0.5

/** Limit in device pixels along one edge: more would cost a phone frames without a visible gain. */
const maxPixels = 1200

/** How much larger than its face a picture is drawn, so that no seam shows between two. */
const overlap = 1.008

/**
 * Draws the object rotating with scroll and tilting towards the pointer. Frames are requested only while something
 * moves and the canvas is on screen, and never with reduced motion.
 */
export default function animateFacets(element: HTMLElement) {
  const context = element instanceof HTMLCanvasElement && element.getContext('2d')
  if (!context) return
  const { canvas } = context
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let pose = restingPose
  let target = restingPose
  let pointer = { x: 0, y: 0 }
  /** The scroll position at rest: the top of the page, or the one that centres the object in the window. */
  let home = 0
  let onScreen = false

  const pictures = picturesBeside(canvas)
  const redraw = () => draw(context, pose, pictures)
  const redrawIfDrawn = () => {
    if ('drawn' in canvas.dataset) redraw()
  }
  const isBehind = () => onScreen && distance(pose, target) > stillness

  function retarget() {
    const turn = ((scrollY - home) / innerHeight) * turnPerViewport
    target = reducedMotion.matches
      ? restingPose
      : [
          turn + pointer.x * lean,
          turn * 0.6 + pointer.y * lean,
          pointer.x * sunReach,
          pointer.y * sunReach,
        ]
    if (isBehind()) loop.wake()
  }

  const loop = createPursuit(pursuit, (share) => {
    pose = [
      pose[0] + (target[0] - pose[0]) * share,
      pose[1] + (target[1] - pose[1]) * share,
      pose[2] + (target[2] - pose[2]) * share,
      pose[3] + (target[3] - pose[3]) * share,
    ]
    redraw()
    return isBehind()
  })

  const size = new ResizeObserver(([entry]) => {
    if (!entry) return
    const { inlineSize, blockSize } = entry.contentBoxSize[0] ?? { inlineSize: 0, blockSize: 0 }
    const ratio = Math.min(devicePixelRatio, maxPixels / Math.max(inlineSize, blockSize, 1))
    canvas.width = Math.round(inlineSize * ratio)
    canvas.height = Math.round(blockSize * ratio)
    redrawIfDrawn()
  })
  const visibility = new IntersectionObserver(([entry]) => {
    if (!entry) return
    const { top, height } = entry.boundingClientRect
    home = Math.max(0, scrollY + top + height / 2 - innerHeight / 2)
    onScreen = entry.isIntersecting
    retarget()
  })
  for (const { image } of pictures.values()) image.addEventListener('load', redrawIfDrawn)
  size.observe(canvas)
  visibility.observe(canvas)

  addEventListener('scroll', retarget, { passive: true })
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
    { passive: true },
  )
  reducedMotion.addEventListener('change', retarget)
}

/** A picture on a face, and which of the face's corners are at the picture's top, lower left and lower right. */
type FacePicture = { image: HTMLImageElement; corners: readonly number[] }

/** The pictures of the static drawing beside the canvas, by face. */
function picturesBeside(canvas: HTMLCanvasElement): Map<number, FacePicture> {
  const images = canvas.parentElement?.querySelectorAll<HTMLImageElement>('img[data-face]') ?? []
  return new Map(
    Array.from(images, (image) => [
      Number(image.dataset.face),
      { image, corners: (image.dataset.corners ?? '').split(' ').map(Number) },
    ]),
  )
}

function draw(
  context: CanvasRenderingContext2D,
  [yaw, pitch, sunX, sunY]: Pose,
  pictures: ReadonlyMap<number, FacePicture>,
) {
  const { canvas } = context
  const scale = (Math.min(canvas.width, canvas.height) / 2) * radius
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.setTransform(scale, 0, 0, scale, canvas.width / 2, canvas.height / 2)
  // As in the static drawing.
  context.lineWidth = 0.004
  context.lineJoin = 'round'
  const [restYaw, restPitch, roll] = restingRotation
  const facets = visibleFacets([restYaw + yaw, restPitch + pitch, roll], [sunX, sunY])
  for (const facet of facets) {
    const picture = pictures.get(facet.face)
    if (picture?.image.complete && picture.image.naturalWidth > 0) {
      drawPicture(context, facet, picture)
      continue
    }
    const [first, ...others] = facet.points
    context.beginPath()
    context.moveTo(...first)
    for (const point of others) context.lineTo(...point)
    context.closePath()
    context.fillStyle = largeFacetColor(facet)
    context.strokeStyle = gloss.edge
    context.fill()
    context.stroke()
    drawGloss(context, facet.points)
  }
  canvas.dataset.drawn = ''
}

/** The gloss of the current path, a face's outline: the gradient is stretched to its box, as in the static drawing. */
function drawGloss(context: CanvasRenderingContext2D, points: Facet['points']) {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  context.save()
  context.globalCompositeOperation = 'overlay'
  context.transform(Math.max(...xs) - left, 0, 0, Math.max(...ys) - top, left, top)
  const gradient = context.createLinearGradient(0, 0, 1, 1)
  gradient.addColorStop(0, gloss.light)
  gradient.addColorStop(1, gloss.shade)
  context.fillStyle = gradient
  context.fill()
  context.restore()
}

/** Covers a face with its picture, darker the less light it gets. */
function drawPicture(
  context: CanvasRenderingContext2D,
  { points, light }: Facet,
  { image, corners }: FacePicture,
) {
  const [top, left, right] = corners.map((corner) => points[corner])
  if (!top || !left || !right) return
  const middle = [(top[0] + left[0] + right[0]) / 3, (top[1] + left[1] + right[1]) / 3] as const
  context.save()
  context.beginPath()
  for (const [x, y] of points) {
    context.lineTo(middle[0] + (x - middle[0]) * overlap, middle[1] + (y - middle[1]) * overlap)
  }
  context.clip()
  context.transform(...pictureMatrix(top, left, right))
  context.drawImage(image, 0, 0, 1, 1)
  context.fillStyle = `rgb(8 12 40 / ${deepestShade * Math.max(0, 1 - light / fullLight)})`
  context.fillRect(0, 0, 1, 1)
  context.restore()
}

function distance(a: Pose, b: Pose): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0)
}
