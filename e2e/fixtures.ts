import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

type Fixtures = {
  /** Console messages that a test expects, such as the report of an intended 404. */
  expectedMessages: RegExp[]
  quietBrowser: undefined
}

/**
 * Playwright's `test`, which also fails when any page of the context logs to the console (a policy violation, a
 * hydration mismatch), throws, or has a failed request.
 */
export const test = base.extend<Fixtures>({
  expectedMessages: [[], { option: true }],
  quietBrowser: [
    async ({ context, expectedMessages }, use) => {
      const messages = listen(context)
      await use(undefined)
      const known = [...expectedMessages, /Service Worker registration blocked by Playwright/]
      const unexpected = messages.filter((text) => !known.some((message) => message.test(text)))
      if (unexpected.length > 0)
        throw new Error(`The browser complained:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
})

export { expect }

/** Collects problems in a context's pages from now on. */
function listen(context: BrowserContext) {
  const messages: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      messages.push(`${message.page()?.url()}: console ${message.type()}: ${message.text()}`)
    }
  })
  context.on('weberror', (error) => {
    messages.push(`${error.page()?.url()}: thrown: ${error.error().stack ?? error.error()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // The browser cancels requests of a page that is being left.
    if (reason !== 'net::ERR_ABORTED') messages.push(`${request.url()}: request failed: ${reason}`)
  })
  return messages
}

/** Waits until the loader of islands and behaviours runs. */
export async function started(page: Page) {
  await page.locator('html[data-scripted]').waitFor()
}

/** Waits until the styles that wait for the first paint apply. */
export async function styled(page: Page) {
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      Array.from(document.querySelectorAll('link'), (link) => link).every(
        ({ rel, disabled, sheet }) => rel !== '' && (rel !== 'stylesheet' || disabled || sheet),
      ),
  )
}

/**
 * Ends the wait of parts below the first screen, as any key does, and waits for all styles: what comes later would move
 * the page under a press. The scripts may still be missing.
 */
export async function laidOut(page: Page) {
  await styled(page)
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })))
}

/** Lays the whole page out and starts every island and behaviour, as a touch does; waits until they answer. */
export async function hydrated(page: Page) {
  await laidOut(page)
  await started(page)
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-waiting]')) {
      part.dispatchEvent(new Event('touchstart', { bubbles: true }))
    }
  })
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
}

/**
 * Resizes the window, and waits until the page has drawn a frame: only then do media queries call their listeners. An
 * animation's end says so even where the test has stopped the page's clock, and with it `requestAnimationFrame`.
 */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await page.evaluate(async () => {
    await document.documentElement.animate(null, 1).finished
  })
}

/** Opens a page and waits until every part is interactive. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}
