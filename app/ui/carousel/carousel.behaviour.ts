import { arrowStep } from '~/lib/arrow-step'
import { fillIn } from '~/lib/fill-in'
import { startAutoplay } from './autoplay'
import { type CarouselState, startEngine } from './engine'

/** Turns the scrolling list of a `Carousel` into one that Embla moves, with its controls. */
export default function startCarousel(carousel: HTMLElement) {
  const viewport = carousel.querySelector<HTMLElement>('[data-viewport]')
  if (!viewport) return
  const { align, loop, speed, autoplay } = carousel.dataset
  const slides = [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[]
  const arrows = [...carousel.querySelectorAll<HTMLButtonElement>('[data-step]')]
  const dots = carousel.querySelector<HTMLElement>('[data-dots]')
  const placeOf = carousel.querySelector('[data-place] > span')
  const status = carousel.querySelector('[role="status"]')
  let state: CarouselState | undefined

  const timer = startAutoplay(carousel, {
    intervalMs: Number(autoplay),
    advance: () => engine.step(1),
    onChange: (isPlaying) => status?.setAttribute('aria-live', isPlaying ? 'off' : 'polite'),
  })
  const engine = startEngine(
    viewport,
    {
      align: align === 'center' ? 'center' : 'start',
      loop: loop === 'true',
      speedMs: speed === '1000' ? 1000 : 500,
    },
    show,
  )

  function show(next: CarouselState) {
    if (next.place !== state?.place) timer.restart()
    if (next.places !== state?.places) drawDots(next.places)
    state = next
    const { place, places, shown, slidesInView, canGoBack, canGoOn, hasMoved } = next
    carousel.toggleAttribute('data-still', places === 1)
    slides.forEach((slide, index) => {
      const isInert = slidesInView.length > 0 && !slidesInView.includes(index)
      if (slide.inert !== isInert) slide.inert = isInert
      slide.toggleAttribute('data-current', index === place)
    })
    for (const arrow of arrows) {
      const canStep = arrow.dataset.step === '1' ? canGoOn : canGoBack
      arrow.setAttribute('aria-disabled', String(!canStep))
    }
    for (const [index, dot] of [...(dots?.children ?? [])].entries()) {
      if (index === place) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
    // Counts slides, as their names do: there may be fewer places.
    const [first, last] = shown.map((index) => index + 1)
    const values = {
      place: first === last ? `${first}` : `${first}–${last}`,
      places: String(slides.length),
    }
    if (placeOf) placeOf.textContent = `${values.place} / ${values.places}`
    if (status && hasMoved) status.textContent = fillIn(carousel.dataset.statusText ?? '', values)
  }

  /** There may be fewer places than slides, and their number changes with the width. */
  function drawDots(count: number) {
    const label = dots?.dataset.dots ?? ''
    while (dots && dots.childElementCount > count) dots.lastElementChild?.remove()
    for (let number = (dots?.childElementCount ?? 0) + 1; number <= count; number++) {
      const ariaLabel = fillIn(label, { number: String(number) })
      dots?.append(Object.assign(document.createElement('button'), { type: 'button', ariaLabel }))
    }
  }

  dots?.addEventListener('click', ({ target }) => {
    const place = [...dots.children].indexOf(target as Element)
    if (place >= 0) engine.goTo(place)
  })

  for (const arrow of arrows) {
    arrow.addEventListener('click', () => {
      if (arrow.ariaDisabled !== 'true') engine.step(arrow.dataset.step === '1' ? 1 : -1)
    })
  }

  carousel.addEventListener('keydown', (event) => {
    const by = arrowStep(event.key)
    // With Alt or Command the arrow keys navigate the browser's history.
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (!by || isModified || isTyping(event.target)) return
    event.preventDefault()
    // Move focus to the list before the focused slide becomes inert.
    if (viewport.contains(document.activeElement)) viewport.focus({ preventScroll: true })
    // Autoplay goes on from the last slide to the first; a key stops where the arrow button does.
    if (by === 1 ? state?.canGoOn : state?.canGoBack) engine.step(by)
  })
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select')
}
