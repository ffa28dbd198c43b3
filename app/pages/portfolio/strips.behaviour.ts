/** The arrows under the row of strips, where it scrolls sideways: one strip back or on, and which captions are in view. */
export default function startStrips(band: HTMLElement) {
  const row = band.querySelector('ul')
  const place = band.querySelector('[data-place]')
  const [back, on] = band.querySelectorAll('button')
  if (!row || !place || !back || !on) return
  const strips = [...row.children]

  const tell = () => {
    const { scrollLeft, scrollWidth, clientWidth } = row
    const scrolled = Math.abs(scrollLeft)
    const { left, right } = row.getBoundingClientRect()
    // Whole captions; the row itself reaches over the edges of the window.
    const inView = strips.flatMap((strip, index) => {
      const caption = strip.querySelector('[data-caption]')?.getBoundingClientRect()
      const isWhole =
        caption && caption.left >= Math.max(left, 0) && caption.right <= Math.min(right, innerWidth)
      return isWhole ? [index + 1] : []
    })
    place.textContent = `${inView[0] ?? 1}\u2013${inView.at(-1) ?? 1} / ${strips.length}`
    back.ariaDisabled = String(scrolled < 4)
    on.ariaDisabled = String(scrolled > scrollWidth - clientWidth - 4)
  }

  const go = (steps: 1 | -1) => {
    const width = strips.at(1)?.getBoundingClientRect().width ?? 0
    row.scrollBy({
      left: steps * width * __FORWARD__,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    })
  }

  back.addEventListener('click', () => go(-1))
  on.addEventListener('click', () => go(1))
  row.addEventListener('scroll', tell, { passive: true })
  addEventListener('resize', tell)
  tell()
}
