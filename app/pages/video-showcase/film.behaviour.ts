import { savesData } from '~/lib/saves-data'
import { whenIdle } from '~/lib/when-idle'
import { whenSettled } from '~/lib/when-settled'

/** Plays the film of a slide while the slide is shown: by itself in a deck, at the visitor's wish in a list. */
export default function startFilm(element: HTMLElement) {
  const film = element.querySelector('video')
  const button = element.querySelector<HTMLElement>('[data-pause-label]')
  const slide = element.parentElement
  const deck = slide?.parentElement
  if (!film || !button || !deck) return
  const { playLabel = '', pauseLabel = '' } = button.dataset
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  /** The visitor's choice; undefined before any. */
  let asked: boolean | undefined
  let plays = false
  let isSettled = false
  let cancelStart: (() => void) | undefined

  /** The current slide at rest, or any slide of the list. */
  const isShown = () =>
    slide?.dataset.slide === 'current' && !deck.querySelector('[data-slide="leaving"]')
  const playsByItself = () =>
    isSettled && !reducedMotion.matches && !savesData() && slide?.closest('[data-deck]') !== null

  function ask(wish: boolean) {
    asked = wish
    update()
  }

  function update() {
    const next = isShown() && (asked ?? playsByItself())
    if (!film || !button || next === plays) return
    plays = next
    button.ariaLabel = plays ? pauseLabel : playLabel
    button.toggleAttribute('data-playing', plays)
    cancelStart?.()
    if (!plays) return film.pause()
    // Selecting a source takes the player a moment.
    cancelStart = whenIdle(() => {
      film.play().catch((error: unknown) => {
        // The browser may refuse to play by itself.
        if (error instanceof DOMException && error.name === 'NotAllowedError') ask(false)
      })
    })
  }

  button.addEventListener('click', () => ask(!plays))
  // Whole seconds, like the marks of a leader.
  film.addEventListener('timeupdate', () => {
    const second = Math.ceil(film.currentTime)
    film.parentElement?.style.setProperty('--played', `${second / Math.ceil(film.duration)}`)
  })
  reducedMotion.addEventListener('change', update)
  new MutationObserver(update).observe(deck, { subtree: true, attributeFilter: ['data-slide'] })
  // In the list, a playing film can be scrolled out of view.
  new IntersectionObserver((entries) => {
    if (plays && entries.some((entry) => !entry.isIntersecting)) ask(false)
  }).observe(film)
  // A film is larger than the rest of its page.
  whenSettled(() => {
    isSettled = true
    update()
  })
}
