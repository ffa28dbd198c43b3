/** Keeps the visitor's place on a page when its language is changed. */

const key = 'reading_place'

/** Translations have the same sections, of other heights. */
type Place = {
  /** Where the place belongs: a path with the language's prefix. */
  path: string
  /** Index of the section at the top of the window. */
  section: number
  /** The part of it that is above the window, 0 to 1. */
  part: number
}

/** Marks the place when a link to another language is followed, and returns to it on the page that it leads to. */
export function keepReadingPlace() {
  // Blocked storage: the page begins at its top.
  try {
    returnToPlace()
    addEventListener('click', ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
      if (link && scrollY > 0) sessionStorage.setItem(key, JSON.stringify(placeFor(link.pathname)))
    })
  } catch {}
}

function placeFor(path: string): Place {
  const list = sections()
  const next = list.findIndex((section) => section.getBoundingClientRect().top > 0)
  const index = Math.max((next < 0 ? list.length : next) - 1, 0)
  const { top = 0, height = 1 } = list[index]?.getBoundingClientRect() ?? {}
  return { path, section: index, part: -top / height }
}

function returnToPlace() {
  const stored = sessionStorage.getItem(key)
  if (!stored) return
  sessionStorage.removeItem(key)
  const { path, section, part }: Place = JSON.parse(stored)
  const found = sections()[section]
  if (path !== location.pathname || !found) return
  // The heights of parts that have not been painted are estimates.
  delete document.documentElement.dataset.fresh
  const { top, height } = found.getBoundingClientRect()
  scrollBy({ top: top + part * height, behavior: 'instant' })
}

function sections() {
  return [...document.querySelectorAll('main section, footer')]
}
