import { coverBox, type Triangle, triangleField } from '~/lib/triangle-field'

/** Milliseconds of a turn. Source: spec §9, "Showcase sliders". */
const turnMs = 1000
/** Share of a slide's height that its words stay behind. */
const lagShare = 0.55
const ease = 'cubic-bezier(.5, 0, .1, 1)'

/** What one slide turns into another by; the direction is 1 towards the following one. Returns how to end it early. */
export type Turn = (from: HTMLElement, to: HTMLElement, direction: 1 | -1) => () => void

/** Both slides travel a full height; what is marked `data-slower` lags behind its own slide. */
export const travel: Turn = (from, to, direction) => {
  const whole = `${direction * 100}%`
  const back = `${direction * -100}%`
  const behind = direction * to.clientHeight * lagShare
  const lag = `${-behind}px`
  const ahead = `${behind}px`
  return play(from, [
    move(to, [whole, '0'], 'Y'),
    move(from, ['0', back], 'Y'),
    ...slowerIn(to).map((part) => move(part, [lag, '0'], 'Y')),
    ...slowerIn(from).map((part) => move(part, ['0', ahead], 'Y')),
  ])
}

/** The picture is cut into facets that turn over one after the other; words slide out and in behind their edge. */
export const facets: Turn = (from, to, direction) => {
  const [before, after] = [pictureIn(from), pictureIn(to)]
  const stage = to.parentElement
  if (!before || !after || !stage) return () => {}
  // Of the one that comes: the other is not laid out any more.
  const box = after.getBoundingClientRect()
  const rows = box.width < box.height ? 4 : 3
  const sheet = document.createElement('div')
  sheet.dataset.facets = ''
  sheet.style.inlineSize = `${box.width}px`
  sheet.style.blockSize = `${box.height}px`
  const animations: Animation[] = []
  for (const triangle of triangleField(box.width, box.height, rows)) {
    const delay = (direction > 0 ? triangle.along : 1 - triangle.along) * turnMs * 0.45
    const timing = { duration: turnMs * 0.55, delay, easing: ease, fill: 'both' } as const
    const [shown, coming] = [facet(triangle, before, box), facet(triangle, after, box)]
    sheet.append(shown, coming)
    const turned = (degrees: number) =>
      `perspective(1200px) rotate3d(.21, 1, 0, ${direction * degrees}deg)`
    animations.push(
      shown.animate([{ transform: turned(0) }, { transform: turned(180) }], timing),
      coming.animate([{ transform: turned(-180) }, { transform: turned(0) }], timing),
    )
  }
  stage.append(sheet)
  const aside = `${direction * -105}%`
  for (const part of slowerIn(from)) animations.push(move(part, ['0', aside], 'X', 0.4))
  for (const part of slowerIn(to)) animations.push(move(part, ['-105%', '0'], 'X', 0.5, 0.5))
  return play(from, animations, sheet)
}

function move(
  element: Element,
  [start, end]: readonly [string, string],
  axis: 'X' | 'Y',
  share = 1,
  delay = 0,
): Animation {
  return element.animate(
    [{ transform: `translate${axis}(${start})` }, { transform: `translate${axis}(${end})` }],
    { duration: turnMs * share, delay: turnMs * delay, easing: ease, fill: 'both' },
  )
}

/** Keeps the slide that leaves in sight until all of it is over. */
function play(from: HTMLElement, animations: readonly Animation[], sheet?: HTMLElement) {
  from.dataset.leaving = ''
  let isOver = false
  function end() {
    if (isOver) return
    isOver = true
    delete from.dataset.leaving
    for (const animation of animations) animation.cancel()
    sheet?.remove()
  }
  Promise.all(animations.map(({ finished }) => finished)).then(end, () => undefined)
  return end
}

function facet(
  { x, y, width, height, corners }: Triangle,
  picture: HTMLImageElement,
  box: { width: number; height: number },
): HTMLElement {
  const element = document.createElement('i')
  const natural = { width: picture.naturalWidth || 16, height: picture.naturalHeight || 9 }
  const laid = coverBox(natural, box)
  // Half a pixel over its edge, so that no line shows between two facets that lie flat.
  const grow = 0.5
  Object.assign(element.style, {
    insetInlineStart: `${x - grow}px`,
    insetBlockStart: `${y - grow}px`,
    inlineSize: `${width + 2 * grow}px`,
    blockSize: `${height + 2 * grow}px`,
    clipPath: `polygon(${corners.map(([u, v]) => `${u * 100}% ${v * 100}%`).join()})`,
    backgroundImage: `url("${picture.currentSrc}")`,
    backgroundSize: `${laid.width}px ${laid.height}px`,
    backgroundPosition: `${laid.x - x + grow}px ${laid.y - y + grow}px`,
  })
  return element
}

const pictureIn = (slide: HTMLElement) => slide.querySelector('img')
const slowerIn = (slide: HTMLElement) => [...slide.querySelectorAll('[data-slower]')]
