import type { Page } from 'playwright'

/**
 * Waits until everything is there that pointing at a link has asked for: the modules, among them the one of the next page,
 * whose address begins so, and that page's styles, which are put on one after the other (`app/layouts/use-next-page.ts`).
 */
export async function prefetched(page: Page, module: string) {
  await page.waitForFunction((module) => {
    const begins = (address: string) => new URL(address, location.href).pathname.startsWith(module)
    const next = Object.values(window.__reactRouterManifest?.routes ?? {}).find((route) =>
      begins(route.module),
    )
    const links = [...document.querySelectorAll('link')]
    const modules = links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href)
    // One that is off stands in the page already, as text.
    const sheets = links.filter(
      ({ rel, sheet, disabled }) => rel === 'stylesheet' && (sheet || disabled),
    )
    return (
      next &&
      modules.some(begins) &&
      modules.every((href) => performance.getEntriesByName(href).length > 0) &&
      next.css?.every((address) => sheets.some((link) => link.getAttribute('href') === address))
    )
  }, module)
}
