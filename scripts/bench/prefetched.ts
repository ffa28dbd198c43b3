import type { Page } from 'playwright'

/**
 * Waits until everything is there that pointing at the link to a page of its own address has asked for: modules, and that
 * page's styles, which are put on one after the other (`app/layouts/use-next-page.ts`).
 */
export async function prefetched(page: Page, path: string) {
  await page.waitForFunction((path) => {
    const routes = Object.values(window.__reactRouterManifest?.routes ?? {})
    const next = routes.find((route) => path === `/${route.path}`)
    const links = [...document.querySelectorAll('link')]
    const modules = links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href)
    // One that is off stands in the page already, as text.
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
