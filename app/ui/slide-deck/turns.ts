import { coverBox, type Triangle, triangleField } from '~/lib/triangle-field'

/** Milliseconds of a turn. Source: spec §9, "Showcase sliders". */
const turnMs = 1000
/** How far the text lags behind its slide, in hundredths of the window's height: a unit that needs no layout. */
const lag = 50
const ease = 'cubic-bezier(.5, 0, .1, 1)'

/** A running transition. */
type Turning = {
  /** Resolves when the animation has finished; stays pending if it is ended early. */
  finished: Promise<void>
  /** Reverts everything that the turn has done to the slides. */
  end: () => void
}

/** A kind of transition between slides. */
export type Turn = {
  /** Does expensive work for one slide at rest, so that the turn does not block the main thread. */
  prepare?: (slide: HTMLElement) => void
  /** Undoes the preparation when the slide has been resized or is far away. */
  forget?: (slide: HTMLElement) => void
  /** `direction` is 1 towards the next slide. Without preparation, slides change without a transition. */
  begin: (from: HTMLElement, to: HTMLElement, direction: 1 | -1) => Turning | undefined
}

/** Both slides travel one full height; elements with `data-slower` lag behind their slide. */
export const travel: Turn = {
  begin(from, to, direction) {
    const whole = direction * 100
    const behind = direction * lag
    return play([
      move(to, `translateY(${whole}%)`, still),
      move(from, still, `translateY(${-whole}%)`),
      ...slowerIn(to).map((part) => move(part, `translateY(${-behind}svh)`, still)),
      ...slowerIn(from).map((part) => move(part, still, `translateY(${behind}svh)`)),
    ])
  },
}

/** The picture is cut into facets that flip one after another; the text swings like a door. */
export const facets: Turn = {
  prepare(slide) {
    const picture = pictureIn(slide)
    if (!picture?.currentSrc) return
    const place = (picture.parentElement ?? picture).getBoundingClientRect()
    const { width, height } = place
    const key = `${picture.currentSrc} ${width} ${height}`
    if (width === 0 || sheets.get(slide)?.key === key) return
    facets.forget?.(slide)
    const sheet = { key, ...cutIntoFacets(picture, place) }
    sheets.set(slide, sheet)
    slide.parentElement?.append(sheet.element)
  },
  forget(slide) {
    sheets.get(slide)?.element.remove()
    sheets.delete(slide)
  },
  begin(from, to, direction) {
    const [before, after] = [sheets.get(from), sheets.get(to)]
    if (!before) return undefined
    // If the next picture has not loaded, the current one flips away to reveal the surface.
    const turning = [before, ...(after ? [after] : [])]
    for (const { element } of turning)
      element.dataset.facets = element === after?.element ? 'coming' : 'leaving'
    const animations = turning.flatMap((sheet) =>
      sheet.facets.map(({ element, along }) => {
        const way = __FORWARD__ * direction
        const delay = (way > 0 ? along : 1 - along) * (1 - facetShare)
        const [start, end] = sheet === after ? [-180, 0] : [0, 180]
        return move(element, turned(way * start), turned(way * end), facetShare, delay)
      }),
    )
    for (const part of slowerIn(from)) animations.push(move(part, swung(0), swung(90), 0.4))
    for (const part of slowerIn(to)) animations.push(move(part, swung(90), swung(0), 0.65, 0.3))
    return play(animations, () => {
      for (const { element } of turning) element.dataset.facets = ''
    })
  },
}

type Sheet = {
  /** What the facets were cut from: the file and its size on the page. */
  key: string
  element: HTMLElement
  facets: readonly { element: HTMLElement; along: number }[]
}

/** Prepared pictures of the slides that may turn next. */
const sheets = new WeakMap<HTMLElement, Sheet>()

/** Number of facets. Each is a layer and an animation; a phone has time for twenty. */
const rows = 2
/** Share of a turn that one facet takes. */
const facetShare = 0.6
const still = 'translateY(0)'
const turned = (degrees: number) => `perspective(1200px) rotate3d(.21, 1, 0, ${degrees}deg)`
const swung = (degrees: number) => `perspective(1600px) rotateY(${__FORWARD__ * degrees}deg)`

function move(element: Element, start: string, end: string, share = 1, delay = 0): Animation {
  return element.animate([{ transform: start }, { transform: end }], {
    duration: turnMs * share,
    delay: turnMs * delay,
    easing: ease,
    fill: 'both',
  })
}

function play(animations: readonly Animation[], tidy?: () => void): Turning {
  function end() {
    for (const animation of animations) animation.cancel()
    tidy?.()
  }
  const finished = Promise.all(animations.map((animation) => animation.finished)).then(
    () => undefined,
    // A turn that was ended early needs no callback.
    () => new Promise<void>(() => {}),
  )
  return { finished, end }
}

function cutIntoFacets(picture: HTMLImageElement, box: DOMRect) {
  const element = document.createElement('div')
  element.dataset.facets = ''
  element.style.inlineSize = `${box.width}px`
  element.style.blockSize = `${box.height}px`
  const facets = triangleField(box.width, box.height, rows).map((triangle) => ({
    element: facetOf(triangle, picture, box),
    along: triangle.along,
  }))
  element.append(...facets.map((facet) => facet.element))
  return { element, facets }
}

function facetOf(
  { x, y, width, height, corners }: Triangle,
  picture: HTMLImageElement,
  box: DOMRect,
): HTMLElement {
  const element = document.createElement('i')
  const natural = { width: picture.naturalWidth || 16, height: picture.naturalHeight || 9 }
  const [across = '50%', above = '50%'] = getComputedStyle(picture).objectPosition.split(' ')
  // A page may lay a picture out larger than its place, which cuts it.
  const whole = picture.getBoundingClientRect()
  const laid = coverBox(natural, whole, Number.parseFloat(above) / 100)
  const left =
    whole.left - box.left + ((whole.width - laid.width) * Number.parseFloat(across)) / 100
  const top = whole.top - box.top + laid.y
  // Half a pixel of overlap, so that no seam shows between two flat facets.
  const grow = 0.5
  Object.assign(element.style, {
    left: `${x - grow}px`,
    top: `${y - grow}px`,
    inlineSize: `${width + 2 * grow}px`,
    blockSize: `${height + 2 * grow}px`,
    clipPath: `polygon(${corners.map(([u, v]) => `${u * 100}% ${v * 100}%`).join()})`,
    backgroundImage: `url("${picture.currentSrc}")`,
    backgroundSize: `${laid.width}px ${laid.height}px`,
    backgroundPosition: `${left - x + grow}px ${top - y + grow}px`,
  })
  return element
}

const pictureIn = (slide: HTMLElement) => slide.querySelector('img')
const slowerIn = (slide: HTMLElement) => [...slide.querySelectorAll('[data-slower]')]
