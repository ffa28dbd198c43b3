import EmblaCarousel from 'embla-carousel'
import { emblaDuration } from './carousel-duration'

export type CarouselOptions = {
  axis: 'x' | 'y'
  align: 'start' | 'center'
  loop: boolean
  wheel: boolean
  speedMs: number
}

/** Where the carousel stands. */
export type CarouselState = {
  /** The place that it rests at, counted from 0. */
  place: number
  /** How many places there are: fewer than slides where several are in view and it doesn't loop. */
  places: number
  canGoBack: boolean
  canGoOn: boolean
  /** Slides of which at least half is in view; empty until the browser has looked. */
  slidesInView: readonly number[]
  /** Whether it has moved since it began. */
  hasMoved: boolean
}

export type CarouselEngine = {
  /** One place on or back; from the last place on to the first one. */
  step: (by: 1 | -1) => void
  goTo: (place: number) => void
  stop: () => void
}

/** Puts Embla on a scrolling list. This module is loaded when a carousel comes near the window. */
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
    // After a change of size it looks anew, and knows of none until then.
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

  /** Reduced motion goes there at once. */
  const jumps = () => matchMedia('(prefers-reduced-motion: reduce)').matches

  /**
   * What the keyboard reaches comes into view. Slides out of view cannot be reached, but only once Embla has looked which
   * these are, a moment after it has taken the list over. Its own rule for this works within 10 ms of the key alone.
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

/** The slide that the visitor has scrolled to before Embla came. */
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
