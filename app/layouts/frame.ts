/** What the frame of every page does without React: header, dialogs, cursor, copies for later, ids. */
import { startPart } from '~/islands/loader'
import { addressId } from '~/lib/address-id'
import { afterPaint } from '~/lib/after-paint'
import { closeDialog } from '~/lib/close-dialog'
import { savesData } from '~/lib/saves-data'
import { whenIdle } from '~/lib/when-idle'
import { hasOpenHandover } from '~/store/has-open-handover'
import { keepReadingPlace } from './reading-place'

/** A page left sooner does not count as read. */
const settledMs = 1500

export function startFrame() {
  document.documentElement.dataset.scripted = ''
  keepReadingPlace()
  watchTop()
  followCommands()
  closeWhenLeft()
  showId()
  startCursor()
  askAboutEnquiry()
  prefetchPages()
  copyPage()
  offerLanguage()
}

/** Applies the header's sticky style once the page has been scrolled. */
function watchTop() {
  const top = document.querySelector('[data-page-top]')
  if (!top) return
  new IntersectionObserver(([entry]) => {
    top.nextElementSibling?.toggleAttribute('data-stuck', !entry?.isIntersecting)
  }).observe(top)
}

/** Dialogs open and close by the attributes of their buttons. */
function followCommands() {
  addEventListener(
    'command',
    (event) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLDialogElement)) return
      event.preventDefault()
      toggle(event.target)
    },
    true,
  )
  // Polyfill: browsers from before 2025 do not support these attributes.
  if ('command' in HTMLButtonElement.prototype) return
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[commandfor]')
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '')
    if (dialog instanceof HTMLDialogElement) toggle(dialog)
  })
}

/**
 * Opening or closing a modal computes the styles of the page below, which takes a slow phone 100 ms; paints the
 * response to the tap first.
 */
function toggle(dialog: HTMLDialogElement) {
  if (dialog.open) closeDialog(dialog)
  else
    afterPaint(() => {
      if (!dialog.open) dialog.showModal()
    })
}

/** A page may be kept for going back, and is then shown as it was left: without the menu whose link was followed. */
function closeWhenLeft() {
  addEventListener('pagehide', () => {
    // `:is` accepts a selector that an older browser does not know.
    for (const open of document.querySelectorAll<HTMLElement>(':is(dialog[open], :popover-open)')) {
      if (open instanceof HTMLDialogElement) open.close()
      else open.hidePopover()
    }
  })
}

/** One file answers every unknown id of a kind: shows the id of the address in its breadcrumb. Source: D5. */
function showId() {
  const place = document.querySelector<HTMLElement>('[data-parameter]')
  const id = addressId()
  if (place && place.dataset.parameter !== id) place.textContent = id
}

/** Fetches the cursor's motion only on devices with a mouse. */
function startCursor() {
  const cursor = document.querySelector<HTMLElement>('[data-cursor-facet]')
  if (!cursor || !matchMedia('(hover: hover) and (pointer: fine)').matches) return
  import('./custom-cursor-motion').then(
    ({ followPointer }) => followPointer(cursor),
    // The system cursor is still there.
    () => {},
  )
}

/**
 * Where there is an open enquiry, the islands that ask whether it has arrived start a window's height before they are
 * seen, and in the side panel when it opens: not in a page that is only prepared. Source: D24.
 */
function askAboutEnquiry() {
  if (!hasOpenHandover()) return
  for (const part of document.querySelectorAll<HTMLElement>('[data-waiting="asked"]')) {
    const start = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) startPart(part)
    }
    // The element of an island has no box of its own.
    const place = part.parentElement ?? part
    new IntersectionObserver(start, { rootMargin: '100%' }).observe(place)
  }
}

/** Offers the page in the language that the browser prefers among those of the site. Source: D31. */
function offerLanguage() {
  const code = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((tag) => document.querySelector(`:root[lang=${tag}], a[hreflang=${tag}]`))
  const link = document.querySelector<HTMLAnchorElement>(`a[hreflang=${code}]`)
  if (!link || code === 'en') return
  // The links to the languages are still there.
  import('./language-offer').then((offer) => offer.offerLanguage(link)).catch(() => {})
}

/** Where a browser does not know the page's speculation rules, fetches the pages that they name on intent. */
function prefetchPages() {
  const rules = document.querySelector('script[type=speculationrules]')?.textContent
  if (!rules || HTMLScriptElement.supports?.('speculationrules') || savesData()) return
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

/** Caches each visited page for offline use. A build can switch it off; see the README. */
function copyPage() {
  if (!import.meta.env.PROD || !__SERVICE_WORKER__) return
  const copy = () => import('~/lib/offline-copies').then(({ keepThisPage }) => keepThisPage())
  // A copy is optional, so a failure is silent.
  const copySoon = () => setTimeout(() => whenIdle(() => void copy().catch(() => {})), settledMs)
  // The browser may prepare a page that is never opened.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', copySoon, { once: true })
  } else copySoon()
}
