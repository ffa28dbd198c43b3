import EmblaCarousel from 'embla-carousel'
import { emblaDuration } from './carousel-duration'

export type CarouselOptions = {
  axis: 'x' | 'y'
  align: 'start' | 'center'
  loop: boolean
  wheel: boolean
  speedMs: number
}

/** The state of a carousel. */
export type CarouselState = {
  /** The current snap point, counted from 0. */
  place: number
  /** The number of snap points: fewer than slides where several are in view and it doesn't loop. */
  places: number
  canGoBack: boolean
  canGoOn: boolean
  /** Slides that are at least half in view; empty until the observer has reported. */
  slidesInView: readonly number[]
  /** Whether it has moved since it was created. */
  hasMoved: boolean
}

export type CarouselEngine = {
  /** Moves by one snap point; from the last one it goes to the first. */
  step: (by: 1 | -1) => void
  goTo: (place: number) => void
  stop: () => void
}

/** Attaches Embla to a scrolling list. This module is loaded when a carousel comes near the window. */
export async function startEngine(
  viewport: HTMLElement,
  { axis, align, loop, wheel, speedMs }: CarouselOptions,
  onChange: (state: CarouselState) => void,
): Promise<CarouselEngine> {
  const plugins = []
  if (wheel) {
    const { WheelGesturesPlugin } = await import('embla-carousel-wheel-gestures')
    plugins.push(WheelGesturesPlugin({ forceWheelAxis: axis }))
  }

  const startIndex = nearestSlide(viewport, axis)
  viewport.dataset.ready = ''
  viewport.scrollTo({ left: 0, top: 0, behavior: 'instant' })
  const embla = EmblaCarousel(
    viewport,
    {
      axis,
      align,
      loop,
      startIndex,
      duration: emblaDuration(speedMs),
      inViewThreshold: 0.5,
      watchFocus: false,
    },
    plugins,
  )
  let hasMoved = false
  let slidesInView: readonly number[] = []

  function report() {
    // After a resize Embla observes the slides anew and knows none in view until it has.
    const seen = embla.slidesInView()
    if (seen.length > 0) slidesInView = seen
    onChange({
      place: embla.selectedScrollSnap(),
      places: embla.scrollSnapList().length,
      canGoBack: embla.canScrollPrev(),
      canGoOn: embla.canScrollNext(),
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
    const isSeen = liesWithin(focused, viewport, axis)
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
      if (by === -1) embla.scrollPrev(jumps())
      else if (embla.canScrollNext()) embla.scrollNext(jumps())
      else embla.scrollTo(0, jumps())
    },
    goTo: (place) => embla.scrollTo(place, jumps()),
    stop() {
      viewport.removeEventListener('focusin', showFocused)
      embla.destroy()
      delete viewport.dataset.ready
    },
  }
}

/** The slide to which the visitor scrolled before Embla loaded. */
function nearestSlide(viewport: HTMLElement, axis: 'x' | 'y'): number {
  const slides = [...(viewport.firstElementChild?.children ?? [])]
  const edge = axis === 'x' ? 'left' : 'top'
  const start = viewport.getBoundingClientRect()[edge]
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect()[edge] - start))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

function liesWithin(element: Element, frame: Element, axis: 'x' | 'y'): boolean {
  const box = element.getBoundingClientRect()
  const room = frame.getBoundingClientRect()
  return axis === 'x'
    ? box.left > room.left - 1 && box.right < room.right + 1
    : box.top > room.top - 1 && box.bottom < room.bottom + 1
}
