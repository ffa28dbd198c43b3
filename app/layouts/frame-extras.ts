/** What the frame does for some visitors alone, in a file that only they fetch (frame.ts). */
import { languages } from '~/content/languages'
import { startPart } from '~/islands/loader'
import styles from './language-offer.module.css'
import { type Place, placeKey, placeSections } from './reading-place'

const offerKey = 'language_offer'

type Needs = {
  /** There is an open enquiry. */
  isAsked: boolean
  /** Leads to the page in the language that the browser prefers, if this is another one. */
  link: HTMLAnchorElement | null
  /** The visitor has just changed the language. */
  hasPlace: boolean
  /** The browser does not prerender pages by itself. */
  prefetches: boolean
}

/** Starts what this visitor needs. */
export function startExtras({ isAsked, link, hasPlace, prefetches }: Needs) {
  if (hasPlace) returnToPlace()
  if (isAsked) askAboutEnquiry()
  if (prefetches) prefetchPages()
  if (link) offer(link)
}

/**
 * Starts the islands that ask whether an enquiry has arrived: a window's height before they are seen, and in the side
 * panel when it opens, but not in a page that is only prepared. Source: D24.
 */
function askAboutEnquiry() {
  for (const part of document.querySelectorAll<HTMLElement>('[data-waiting="asked"]')) {
    const start = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) startPart(part)
    }
    // The element of an island has no box of its own.
    const place = part.parentElement ?? part
    new IntersectionObserver(start, { rootMargin: '100%' }).observe(place)
  }
}

/** Prefetches the pages that the speculation rules name, once the visitor points at a link to one. */
function prefetchPages() {
  const rules = document.querySelector('script[type=speculationrules]')?.textContent
  if (!rules) return
  const pages: string = JSON.parse(rules).prerender[0].where.selector_matches
  const fetched = new Set<string>()
  function prefetch({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(pages)
    if (!link || fetched.has(link.href)) return
    fetched.add(link.href)
    const hint = document.createElement('link')
    document.head.append(Object.assign(hint, { rel: 'prefetch', href: link.href }))
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(sign, prefetch, { passive: true })
}

/** Returns to the visitor's place after a change of language. */
function returnToPlace() {
  const { path, section, part }: Place = JSON.parse(sessionStorage.getItem(placeKey) ?? '{}')
  sessionStorage.removeItem(placeKey)
  const found = placeSections()[section]
  if (path !== location.pathname || !found) return
  // The heights of parts that have not been painted are estimates.
  delete document.documentElement.dataset.fresh
  const { top, height } = found.getBoundingClientRect()
  scrollBy({ top: top + part * height, behavior: 'instant' })
}

/**
 * One line in the visitor's language, which can be dismissed. It is shown once: where the browser does not remember
 * that, it is not shown. Source: D31.
 */
function offer({ href, hreflang }: HTMLAnchorElement) {
  const language = languages.find(({ code }) => code === hreflang)
  if (!language?.offer || !isFirst()) return
  const line = document.createElement('aside')
  Object.assign(line, { className: styles.offer, lang: language.code, dir: language.direction })
  line.dataset.surface = 'sea'
  const link = document.createElement('a')
  Object.assign(link, { href, hreflang, textContent: language.offer.link })
  const button = document.createElement('button')
  Object.assign(button, {
    type: 'button',
    textContent: language.offer.dismiss,
    onclick: () => line.remove(),
  })
  line.append(link, button)
  document.body.append(line)
}

/** @returns whether nothing has been offered yet, which is noted; false where storage is blocked */
function isFirst() {
  try {
    if (offerKey in localStorage) return false
    localStorage.setItem(offerKey, new Date().toISOString())
    return true
  } catch {
    return false
  }
}
