import { type Place, placeKey, placeSections } from './reading-place'

/** All links to the page in other languages: note the visitor's place for the page that is opened. */
export default function startReadingPlace() {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLAnchorElement) || !target.hreflang || scrollY === 0) return
    // Blocked storage: the page begins at its top.
    try {
      sessionStorage.setItem(placeKey, JSON.stringify(placeFor(target.pathname)))
    } catch {}
  })
}

function placeFor(path: string): Place {
  const sections = placeSections()
  const isBelow = (section: Element) => section.getBoundingClientRect().top > 0
  const index = Math.max(sections.filter((section) => !isBelow(section)).length - 1, 0)
  const { top = 0, height = 1 } = sections[index]?.getBoundingClientRect() ?? {}
  return { path, section: index, part: -top / height }
}
