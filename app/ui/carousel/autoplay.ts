type AutoplayOptions = {
  /** Not a number for a carousel without autoplay. */
  intervalMs: number
  advance: () => void
  onChange: (isPlaying: boolean) => void
}

/**
 * Advances a carousel at an interval: not under the pointer, with keyboard focus inside, off screen, when stopped by
 * its button, or with reduced motion.
 *
 * @returns `restart`, which begins a new interval, for every change of slide.
 */
export function startAutoplay(
  carousel: HTMLElement,
  { intervalMs, advance, onChange }: AutoplayOptions,
) {
  const button = carousel.querySelector<HTMLButtonElement>('[data-pause]')
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let isStopped = false
  let isHovered = false
  let isFocused = false
  let isSeen = false
  let timer: ReturnType<typeof setInterval> | undefined

  function update() {
    clearInterval(timer)
    timer = undefined
    if (!button || !intervalMs || !carousel.isConnected) return
    const isOffered = !reducedMotion.matches
    const isPlaying = isOffered && !isStopped && !isHovered && !isFocused
    const { startLabel = '', stopLabel = '' } = button.dataset
    button.ariaLabel = isStopped ? startLabel : stopLabel
    button.toggleAttribute('data-stopped', isStopped)
    onChange(isPlaying)
    if (!isPlaying || !isSeen) return
    timer = setInterval(() => {
      if (!document.hidden) advance()
    }, intervalMs)
  }

  button?.addEventListener('click', () => {
    isStopped = !isStopped
    // Pressing play overrides the hover and focus on the button itself.
    isHovered = false
    isFocused = false
    update()
  })
  const hold = (hovered: boolean) => () => {
    isHovered = hovered
    update()
  }
  carousel.addEventListener('pointerenter', hold(true))
  carousel.addEventListener('pointerleave', hold(false))
  carousel.addEventListener('focusin', ({ target }) => {
    // A click focuses too; only keyboard focus pauses.
    isFocused = target instanceof Element && target.matches(':focus-visible')
    update()
  })
  carousel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && carousel.contains(relatedTarget)) return
    isFocused = false
    update()
  })
  reducedMotion.addEventListener('change', update)
  new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? false
    update()
  }).observe(carousel)
  update()
  return { restart: update }
}
