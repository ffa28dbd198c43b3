/** Chromium over its own protocol and Firefox over WebDriver BiDi, both through Puppeteer. */
import { existsSync } from 'node:fs'
import puppeteer, { type Page as PuppeteerPage } from 'puppeteer-core'
import { chromiumFlags, chromiumPath } from '../scripts/chromium.ts'
import type { Engine, Page } from './engine.ts'
import { insert, mark, target } from './in-page.ts'
import { until } from './until.ts'

const firefoxPath =
  process.env.FIREFOX_PATH ??
  ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

export const chromium: Engine = {
  name: 'Chromium',
  missing: chromiumPath ? undefined : 'Debian’s package chromium is not installed',
  async start() {
    const options = { executablePath: chromiumPath ?? '', args: chromiumFlags }
    const { page, close } = await start({ browser: 'chrome', ...options })
    // Puppeteer loses a page that takes the place of another, as a prerendered one does.
    const session = await page.createCDPSession()
    await session.send('Page.setPrerenderingAllowed', { isAllowed: false })
    return { page: pageOf(page), close }
  },
}

export const firefox: Engine = {
  name: 'Firefox',
  missing: firefoxPath ? undefined : 'Debian’s package firefox-esr is not installed',
  async start() {
    const { page, close } = await start({ browser: 'firefox', executablePath: firefoxPath ?? '' })
    return { page: pageOf(page), close }
  },
}

async function start(options: {
  browser: 'chrome' | 'firefox'
  executablePath: string
  args?: string[]
}) {
  const browser = await puppeteer.launch({ ...options, headless: true })
  return { page: await browser.newPage(), close: () => browser.close() }
}

function pageOf(page: PuppeteerPage): Page {
  async function point(locator: Parameters<Page['click']>[0]) {
    await until(JSON.stringify(locator), () => page.evaluate(mark, locator))
    return target
  }
  return {
    // Firefox sometimes reports neither the load of a page nor that it has begun: the page itself is asked.
    goto: async (url) => {
      await page.evaluate((address) => {
        document.documentElement.dataset.leaving = ''
        location.assign(address)
      }, url)
      await until(url, () =>
        page.evaluate(
          () =>
            document.readyState !== 'loading' &&
            // A new page's first document is replaced by another empty one, which is not marked.
            location.protocol !== 'about:' &&
            !('leaving' in document.documentElement.dataset),
        ),
      )
    },
    // Puppeteer's argument type also allows handles, which no journey uses.
    run: (script, ...args) => page.evaluate(script as never, ...args),
    click: async (locator) => page.click(await point(locator)),
    type: async (locator, text) => page.type(await point(locator), text),
    paste: async (locator, text) => {
      await page.click(await point(locator))
      await page.evaluate(insert, text)
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
  }
}
