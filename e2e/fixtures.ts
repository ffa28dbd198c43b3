import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

type Fixtures = {
  /** Messages that a test expects, such as the browser's own report of the 404 that it asked for. */
  expectedMessages: RegExp[]
  quietBrowser: undefined
}

/**
 * Playwright's `test`, except that it also fails when any page of the context says something in the console (a blocked
 * policy, a hydration mismatch), throws, or asks for what it doesn't get.
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

/** Collects what goes wrong in a context's pages, from now on, in a list that grows. */
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
    // The browser gives up by itself what a page that is being left no longer needs.
    if (reason !== 'net::ERR_ABORTED') messages.push(`${request.url()}: request failed: ${reason}`)
  })
  return messages
}

/** Waits until React has taken the page over, except for the parts of it whose code comes later. */
export async function started(page: Page) {
  await page.locator('html[data-hydrated]').waitFor()
}

/** Waits until React has taken all of the page over: before that, nothing in it answers to a pointer or to keys. */
export async function hydrated(page: Page) {
  // A key starts React, also one that is pressed before the boot script listens.
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })))
  await started(page)
  await page.evaluate(askForAllParts)
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
}

/**
 * Runs in the page. Parts that are far down come one after another in idle moments, and all at once when a link is
 * pressed: this is a press on a link that leads nowhere.
 */
function askForAllParts() {
  const link = document.createElement('a')
  document.body.append(link)
  link.dispatchEvent(new Event('click'))
  link.remove()
}

/** Opens a page of which every part answers. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}
