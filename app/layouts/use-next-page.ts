import { useEffect } from 'react'

declare global {
  interface Window {
    /** React Router's list of routes: of each its place in the tree, its module and its stylesheets. */
    __reactRouterManifest?: {
      routes: Record<string, { path?: string; module: string; css?: string[] }>
    }
  }
}

/**
 * Prepares the page behind a link while the link is only pointed at: runs its module, and puts its styles on. React Router
 * does no more than fetch modules then. After the click it would ask for each stylesheet, put it on, take it off and put
 * it on again with the new page, and each time the browser would lay out the old one anew. Every module of styles has
 * names of its own and stands in its layer, so nothing that is on the page changes.
 */
export function useNextPage() {
  useEffect(() => {
    // The head, where React Router adds an element for each module that the next page needs.
    const routes = Object.values(window.__reactRouterManifest?.routes ?? {})
    const stylesOf = new Map(routes.map(({ module, css = [] }) => [module, css]))
    let last = Promise.resolve()
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLLinkElement && node.rel === 'modulepreload')) continue
        const module = node.getAttribute('href') ?? ''
        const hrefs = stylesOf.get(module)
        if (!hrefs) continue
        // Should it fail, the click finds out and says so.
        import(/* @vite-ignore */ module).catch(() => {})
        // One after the other: what comes behind all others is added without a look at the whole.
        for (const href of hrefs) last = last.then(() => putOn(href))
      }
    })
    observer.observe(document.head, { childList: true })
    return () => observer.disconnect()
  }, [])
}

function putOn(href: string) {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const arrival = new Promise<void>((resolve) => {
    link.onload = link.onerror = () => resolve()
  })
  document.head.append(link)
  return arrival
}
