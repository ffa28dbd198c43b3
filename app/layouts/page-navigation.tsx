import { useEffect, useState } from 'react'
import { type NavigateFunction, PrefetchPageLinks, useNavigate } from 'react-router'
import { afterPaint } from '~/lib/after-paint'
import { sitePath } from '~/lib/public-address'

/** A pointer that only passes by stays shorter. */
const intentMs = 100

/**
 * Follows the links between pages within the browser, and fetches what a page needs while its link is only pointed at or
 * has the focus. One listener does so for the whole document: React Router's `Link` reads the address, so every link would be
 * rendered anew with every change of it, which takes a slow phone 100 ms.
 */
export function PageNavigation() {
  const navigate = useNavigate()
  const [nextPage, setNextPage] = useState<string>()

  useEffect(() => {
    // Links stand everywhere in the document, also where React waits for code.
    const listening = new AbortController()
    const { signal } = listening
    let timer: ReturnType<typeof setTimeout> | undefined

    function pointAt({ target, type }: Event) {
      clearTimeout(timer)
      const link = pageLink(target)
      if (!link) return
      // A finger that touches means it.
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

/** What a browser would do with it: a new tab, a download, a place on the same page: that is left to the browser. */
function follow(event: MouseEvent, navigate: NavigateFunction) {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link = pageLink(event.target)
  if (!link) return
  event.preventDefault()
  const address = sitePath(link.pathname) + link.search + link.hash
  const replace = link.href === location.href
  if (link.dataset.keepScroll === undefined) navigate(address, { replace })
  // The page stays, and first shows that it was pressed.
  else afterPaint(() => navigate(address, { replace, preventScrollReset: true }))
}

/**
 * The link that the event is about, if it leads to a page of the site: not to a file, and not within the page. One that names
 * its target, even `_self`, is the browser's own.
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
