import type { Page } from 'playwright'

/**
 * Waits until everything that hovering over a link prefetches is there: the page's modules and its styles, which are
 * added one after the other (`app/layouts/use-next-page.ts`).
 */
export async function prefetched(page: Page, path: string) {
  await page.waitForFunction((path) => {
    const routes = Object.values(window.__reactRouterManifest?.routes ?? {})
    const next = routes.find((route) => path === `/${route.path}`)
    const links = [...document.querySelectorAll('link')]
    const modules = links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href)
    // A disabled stylesheet is already in the page as text.
    const sheets = links
      .filter(({ rel, sheet, disabled }) => rel === 'stylesheet' && (sheet || disabled))
      .map((link) => link.getAttribute('href'))
    return (
      next &&
      modules.some((href) => href.endsWith(next.module)) &&
      modules.every((href) => performance.getEntriesByName(href).length > 0) &&
      next.css?.every((href) => sheets.includes(href))
    )
  }, path)
}
