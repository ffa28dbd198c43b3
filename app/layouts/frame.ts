/** What the frame of every page does without React: header, dialogs, cursor, copies for later, ids. */
import { addressId } from '~/lib/address-id'
import { afterPaint } from '~/lib/after-paint'
import { closeDialog } from '~/lib/close-dialog'
import { savesData } from '~/lib/saves-data'
import { whenIdle } from '~/lib/when-idle'
import { hasOpenHandover } from '~/store/has-open-handover'
import { drawerIds, pagesMenuId } from './drawer-ids'
import { hasPlace } from './reading-place'

/** A page left sooner does not count as read. */
const settledMs = 1500

export function startFrame() {
  document.documentElement.dataset.scripted = ''
  watchTop()
  followCommands()
  closeWhenLeft()
  linkMaps()
  showId()
  startCursor()
  startExtras()
  copyPage()
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
      const { target, defaultPrevented } = event
      if (defaultPrevented || !(target instanceof HTMLDialogElement)) return
      event.preventDefault()
      toggle(target, (event as CommandEvent).source as HTMLElement | null)
    },
    true,
  )
  // Polyfill: browsers from before 2025 do not support these attributes.
  if ('command' in HTMLButtonElement.prototype) return
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[commandfor]') : null
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '')
    if (dialog instanceof HTMLDialogElement) toggle(dialog, button)
  })
}

/**
 * Opening or closing a modal computes the styles of the page below, which takes a slow phone 100 ms; paints the
 * response to the tap first. The focus returns to the button, also in browsers that do not focus what is pressed.
 */
function toggle(dialog: HTMLDialogElement, button: HTMLElement | null) {
  if (dialog.open) closeDialog(dialog)
  else
    afterPaint(() => {
      button?.focus()
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

/** Fetches the links of a map's faces once its menu opens; without them the map only shows where one is. */
function linkMaps() {
  const maps = `#${drawerIds.menu} nav,#${pagesMenuId}`
  for (const map of document.querySelectorAll<HTMLElement>(maps)) {
    const menu = map.closest<HTMLElement>('dialog,[popover]')
    const link = () => import('./room-map').then(({ linkFaces }) => linkFaces(map)).catch(() => {})
    menu?.addEventListener('beforetoggle', link, { once: true })
  }
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

/** Fetches and starts what only some visitors need: an open enquiry, another language, a browser without prerendering. */
function startExtras() {
  const code = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((tag) => document.querySelector(`[hreflang=${tag}],:root[lang=${tag}]`))
  const needs = {
    isAsked: hasOpenHandover(),
    /** Leads to the page in the language that the browser prefers among those of the site. */
    link: document.querySelector<HTMLAnchorElement>(`a[hreflang=${code}]`),
    hasPlace: hasPlace(),
    prefetches: !HTMLScriptElement.supports?.('speculationrules') && !savesData(),
  }
  if (!Object.values(needs).some(Boolean)) return
  // The page works without.
  import('./frame-extras').then((module) => module.startExtras(needs)).catch(() => {})
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
