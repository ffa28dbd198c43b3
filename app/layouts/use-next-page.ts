import { useEffect } from 'react'

declare global {
  interface Window {
    /** React Router's route manifest: each route's parent, module and stylesheets. */
    __reactRouterManifest?: {
      routes: Record<string, { path?: string; module: string; css?: string[] }>
    }
  }
}

/**
 * Prepares a page while its link is hovered: evaluates its module and adds its styles. React Router only prefetches
 * modules. After the click it would fetch each stylesheet, add it, remove it and add it again with the new page, and
 * each time the browser would lay out the old page again. Styles can be added early without effect, because style
 * modules have unique class names and layers.
 */
export function useNextPage() {
  useEffect(() => {
    // Observes the head, where React Router adds an element for each prefetched module.
    const routes = Object.values(window.__reactRouterManifest?.routes ?? {})
    const stylesOf = new Map(routes.map(({ module, css = [] }) => [module, css]))
    let last = Promise.resolve()
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLLinkElement && node.rel === 'modulepreload')) continue
        const module = node.getAttribute('href') ?? ''
        const hrefs = stylesOf.get(module)
        if (!hrefs) continue
        // A failure surfaces at the click.
        import(/* @vite-ignore */ module).catch(() => {})
        // Appends stylesheets one after the other: Chromium handles appending at the end without recalculating all
        // styles.
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
