/** WebKit as GTK's MiniBrowser, driven over WebDriver, on a virtual display of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { Builder, By, Capabilities, Key as SeleniumKey, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../scripts/free-port.mjs'
import type { Engine, Key, Page } from './engine.ts'
import { insert, mark, target } from './in-page.ts'
import { until } from './until.ts'

const driverPath = '/usr/bin/WebKitWebDriver'
const screenPath = '/usr/bin/Xvfb'
const [browserPath] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')

const keys: Record<Key, string> = {
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  ArrowLeft: SeleniumKey.ARROW_LEFT,
  End: SeleniumKey.END,
}

export const webkit: Engine = {
  name: 'WebKit',
  missing:
    existsSync(driverPath) && existsSync(screenPath) && browserPath
      ? undefined
      : 'Debian’s packages webkit2gtk-driver and xvfb are not installed',
  start,
}

async function start() {
  const screen = spawn(screenPath, ['-displayfd', '3', '-screen', '0', '1600x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await firstLine(screen)
  const port = await freePort()
  const driver = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      // WebKit's sandbox needs namespaces that containers do not allow.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  await until('WebKit’s driver', () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const capabilities = new Capabilities()
    .setBrowserName('MiniBrowser')
    .set('webkitgtk:browserOptions', { binary: browserPath, args: ['--automation'] })
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build()
  return {
    page: pageOf(browser),
    close: async () => {
      await browser.quit()
      driver.kill()
      screen.kill()
    },
  }
}

function pageOf(browser: WebDriver): Page {
  const run: Page['run'] = (script, ...args) =>
    browser.executeScript(`return (${script})(...arguments)`, ...args)

  async function point(locator: Parameters<Page['click']>[0]) {
    await until(JSON.stringify(locator), () => run(mark, locator))
    return browser.findElement(By.css(target))
  }
  return {
    goto: (url) => browser.get(url),
    run,
    click: async (locator) => (await point(locator)).click(),
    type: async (locator, text) => (await point(locator)).sendKeys(text),
    paste: async (locator, text) => {
      await (await point(locator)).click()
      await run(insert, text)
    },
    press: (key) => browser.actions().sendKeys(keys[key]).perform(),
    resize: async (width, height) => {
      await browser.manage().window().setRect({ width, height })
    },
  }
}

function firstLine(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    screen.on('error', reject)
    screen.on('exit', () => reject(new Error(`${screenPath} ended before it had a display`)))
    screen.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()))
  })
}
