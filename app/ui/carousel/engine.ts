import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'

/**
 * Milliseconds of a move to Embla's `duration`, a mass in a spring-like system: after that time 99 percent of the
 * distance is covered, whatever it is.
 */
export const emblaDurations = { 500: 20.5, 1000: 33 } as const

export type CarouselOptions = {
  align: 'start' | 'center'
  loop: boolean
  speedMs: keyof typeof emblaDurations
}

/** The state of a carousel. */
export type CarouselState = {
  /** The current snap point, counted from 0. */
  place: number
  /** The number of snap points: fewer than slides where several are in view and it doesn't loop. */
  places: number
  /** The first and the last slide that are whole where it comes to rest; in a loop the last may be the smaller one. */
  shown: readonly [first: number, last: number]
  canGoBack: boolean
  canGoOn: boolean
  /** Slides that are at least half in view; empty until the observer has reported. */
  slidesInView: readonly number[]
  /** Whether it has moved since it was created. */
  hasMoved: boolean
}

export type CarouselEngine = {
  /** Moves by one snap point; from the last one it goes to the first, and the other way round. */
  step: (by: 1 | -1) => void
  goTo: (place: number) => void
}

/** Attaches Embla to a scrolling list. */
export function startEngine(
  viewport: HTMLElement,
  { align, loop, speedMs }: CarouselOptions,
  onChange: (state: CarouselState) => void,
): CarouselEngine {
  const startIndex = nearestSlide(viewport)
  viewport.dataset.ready = ''
  viewport.scrollTo({ left: 0, top: 0, behavior: 'instant' })
  const embla = EmblaCarousel(viewport, {
    align,
    direction: __FORWARD__ === 1 ? 'ltr' : 'rtl',
    loop,
    startIndex,
    duration: emblaDurations[speedMs],
    inViewThreshold: 0.5,
    watchFocus: false,
  })
  let hasMoved = false
  let slidesInView: readonly number[] = []

  function report() {
    // After a resize Embla observes the slides anew and knows none in view until it has.
    const seen = embla.slidesInView()
    if (seen.length > 0) slidesInView = seen
    onChange({
      place: embla.selectedScrollSnap(),
      places: embla.scrollSnapList().length,
      shown: shownAt(embla, loop),
      // Embla stops at the ends where it has too few slides for a loop.
      canGoBack: loop || embla.canScrollPrev(),
      canGoOn: loop || embla.canScrollNext(),
      slidesInView,
      hasMoved,
    })
  }

  /** With reduced motion it jumps there. */
  const jumps = () => matchMedia('(prefers-reduced-motion: reduce)').matches

  /**
   * Scrolls a focused slide into view. Slides out of view are inert, but only once Embla's observer has reported, a
   * moment after it starts. Embla's own focus handling only works within 10 ms of the key press.
   */
  function showFocused({ target }: FocusEvent) {
    const focused = target as Element
    const slide = embla.slideNodes().findIndex((node) => node.contains(focused))
    const isSeen = liesWithin(focused, viewport)
    if (slide >= 0 && !isSeen && focused.matches(':focus-visible')) embla.scrollTo(slide, true)
  }
  viewport.addEventListener('focusin', showFocused)

  embla.on('select', () => {
    hasMoved = true
    report()
  })
  embla.on('reInit', report)
  embla.on('slidesInView', report)
  report()

  return {
    step(by) {
      const canMove = by === 1 ? embla.canScrollNext() : embla.canScrollPrev()
      if (!canMove) embla.scrollTo(by === 1 ? 0 : embla.scrollSnapList().length - 1, jumps())
      else if (by === 1) embla.scrollNext(jumps())
      else embla.scrollPrev(jumps())
    },
    goTo: (place) => embla.scrollTo(place, jumps()),
  }
}

/** Measured, not observed: the observer reports each slide that passes while the list moves. */
function shownAt(embla: EmblaCarouselType, loop: boolean): [first: number, last: number] {
  const { scrollSnaps, containerRect, slideRects } = embla.internalEngine()
  const place = embla.selectedScrollSnap()
  // Widths are whole pixels, each rounded up.
  const tolerance = 4
  const start = -(scrollSnaps[place] ?? 0) - tolerance
  const end = start + containerRect.width + 2 * tolerance
  const shown: number[] = []
  let edge = 0
  for (const [index, { width }] of (loop ? [...slideRects, ...slideRects] : slideRects).entries()) {
    if (edge >= start && edge + width <= end) shown.push(index % slideRects.length)
    edge += width
  }
  return [shown[0] ?? place, shown.at(-1) ?? place]
}

/** The slide to which the visitor scrolled before Embla loaded. */
function nearestSlide(viewport: HTMLElement): number {
  const slides = [...(viewport.firstElementChild?.children ?? [])]
  const startOf = (element: Element) =>
    element.getBoundingClientRect()[__FORWARD__ === 1 ? 'left' : 'right']
  const start = startOf(viewport)
  const distances = slides.map((slide) => Math.abs(startOf(slide) - start))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

function liesWithin(element: Element, frame: Element): boolean {
  const box = element.getBoundingClientRect()
  const room = frame.getBoundingClientRect()
  return box.left > room.left - 1 && box.right < room.right + 1
}
