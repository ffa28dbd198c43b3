import { useEffect, useState } from 'react'
import { type NavigateFunction, PrefetchPageLinks, useNavigate } from 'react-router'
import { afterPaint } from '~/lib/after-paint'
import { sitePath } from '~/lib/public-address'

/** A pointer that only passes over a link stays for less time, in milliseconds. */
const intentMs = 100

/**
 * Handles links between pages on the client, and prefetches a page while its link is hovered or focused. One listener
 * serves the whole document: React Router's `Link` reads the location, so every link would re-render with each
 * navigation, which takes a slow phone 100 ms.
 */
export function PageNavigation() {
  const navigate = useNavigate()
  const [nextPage, setNextPage] = useState<string>()

  useEffect(() => {
    // On the document, because links can be anywhere, also in parts that have not hydrated.
    const listening = new AbortController()
    const { signal } = listening
    let timer: ReturnType<typeof setTimeout> | undefined

    function pointAt({ target, type }: Event) {
      clearTimeout(timer)
      const link = pageLink(target)
      if (!link) return
      // A touch is intentional, so do not wait.
      if (type === 'touchstart') setNextPage(link.pathname)
      else timer = setTimeout(() => setNextPage(link.pathname), intentMs)
    }
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(type, pointAt, { signal, passive: true })
    }
    document.addEventListener('click', (event) => follow(event, navigate), { signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [navigate])

  return nextPage === undefined ? null : <PrefetchPageLinks page={nextPage} />
}

/** Leaves to the browser what it handles itself: new tabs, downloads, fragments of the same page. */
function follow(event: MouseEvent, navigate: NavigateFunction) {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link = pageLink(event.target)
  if (!link) return
  event.preventDefault()
  const address = sitePath(link.pathname) + link.search + link.hash
  const replace = link.href === location.href
  if (link.dataset.keepScroll === undefined) navigate(address, { replace })
  // Paint the pressed state before the navigation work.
  else afterPaint(() => navigate(address, { replace, preventScrollReset: true }))
}

/**
 * The link of the event, if it leads to another page of the site: not to a file, and not within the page. A link with
 * a target, even `_self`, belongs to the browser.
 */
function pageLink(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target) return null
  if (link.hasAttribute('download') || link.origin !== location.origin) return null
  if (!link.pathname.startsWith(import.meta.env.BASE_URL)) return null
  if (/\.\w+$/.test(link.pathname)) return null
  if (link.hash && link.pathname === location.pathname && link.search === location.search)
    return null
  return link
}
