import type { Page } from 'playwright'

/** Waits until everything is there that pointing at a link has asked for, among it a file whose address begins so. */
export async function prefetched(page: Page, module: string) {
  await page.waitForFunction((module) => {
    const links = [...document.querySelectorAll('link')]
    const modules = links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href)
    const sheets = links.filter(({ rel, disabled }) => rel === 'stylesheet' && !disabled)
    return (
      modules.some((href) => new URL(href).pathname.startsWith(module)) &&
      modules.every((href) => performance.getEntriesByName(href).length > 0) &&
      sheets.every(({ sheet }) => sheet)
    )
  }, module)
}
