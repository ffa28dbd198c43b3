/** The arrows under the row of strips, where it scrolls sideways: one strip back or on, and which captions are in view. */
export default function startStrips(band: HTMLElement) {
  const row = band.querySelector('ul')
  const place = band.querySelector('[data-place]')
  const [back, on] = band.querySelectorAll('button')
  if (!row || !place || !back || !on) return
  const captions = [...row.querySelectorAll('[data-caption]')]

  const tell = () => {
    // Whole ones; the row itself reaches over the edges of the window.
    const isShown = captions.map((caption) => {
      const { left, right } = caption.getBoundingClientRect()
      return left >= 0 && right <= innerWidth
    })
    // Two at least: a strip is less than half as wide as the window (hero.module.css).
    place.textContent = `${isShown.indexOf(true) + 1}–${isShown.lastIndexOf(true) + 1} / ${captions.length}`
    // From right to left, positions are negative; they may be a fraction of a pixel short.
    const scrolled = Math.abs(row.scrollLeft)
    back.ariaDisabled = String(scrolled < 1)
    on.ariaDisabled = String(scrolled > row.scrollWidth - row.clientWidth - 1)
  }

  const go = (steps: 1 | -1) => {
    // The first strip is wider: it begins at the edge of the window.
    const { width } = (row.children[1] ?? row).getBoundingClientRect()
    row.scrollBy({ left: steps * width * __FORWARD__ })
  }

  back.addEventListener('click', () => go(-1))
  on.addEventListener('click', () => go(1))
  row.addEventListener('scroll', tell, { passive: true })
  addEventListener('resize', tell)
  tell()
}
