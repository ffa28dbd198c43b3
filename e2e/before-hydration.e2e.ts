import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

/** Keeps React's start file back until the returned function is called. */
async function holdHydration(page: Page) {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

for (const knowsCommands of [true, false]) {
  test(`the menu opens and closes at once in a browser with${knowsCommands ? '' : 'out'} invoker commands`, async ({
    page,
  }) => {
    if (!knowsCommands) {
      await page.addInitScript(() => {
        for (const name of ['command', 'commandForElement']) {
          Reflect.deleteProperty(HTMLButtonElement.prototype, name)
        }
        // The browser would still follow the attributes; only the page's own script may open the dialog.
        addEventListener('command', (event) => event.preventDefault(), true)
      })
    }
    const release = await holdHydration(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const menu = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()

    release()
    await hydrated(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
  })
}

test('a form that is sent too early keeps its data out of the address and is sent once React listens', async ({
  page,
}) => {
  const release = await holdHydration(page)
  await page.goto('/contact')
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.append(
      Object.assign(document.createElement('input'), { name: 'email', value: 'a@example.dz' }),
      Object.assign(document.createElement('button'), {
        name: 'by',
        value: 'hand',
        textContent: 'Try',
      }),
    )
    // Stands for React, which takes over what is sent after it has started.
    document.addEventListener('submit', (event) => {
      if (!('hydrated' in document.documentElement.dataset)) return
      event.preventDefault()
      form.dataset.sentBy = (event.submitter as HTMLButtonElement | null)?.value
    })
    document.body.append(form)
  })
  await page.getByRole('button', { name: 'Try' }).click()
  await expect(page).toHaveURL('/contact')
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Try' }) })
  await expect(form).not.toHaveAttribute('data-sent-by')

  release()
  await expect(form).toHaveAttribute('data-sent-by', 'hand')
  await expect(page).toHaveURL('/contact')
})

test('no script but the one that waits for the others competes with the first paint', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(
        ({ name, startTime }) =>
          /(?<!boot-[\w-]+)\.js$/.test(name) && startTime < (navigation?.loadEventStart ?? 0),
      )
      .map(({ name }) => name)
  })
  expect(early).toEqual([])
})

test('React starts at the first sign of the visitor, even while the page is still loading', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await released.promise
    await route.continue()
  })
  let scripts = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !request.url().includes('/boot-')) scripts++
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  expect(scripts).toBe(0)
  await page.keyboard.press('Tab')
  await hydrated(page)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  released.resolve()
})

test('what stands far down is laid out before anybody comes there', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('[data-far]')).toHaveCount(0)
  const { height, unstyled } = await page.evaluate(() => ({
    height: document.querySelector('footer')?.getBoundingClientRect().height ?? 0,
    unstyled: document.querySelector('html[data-fresh]') !== null,
  }))
  expect(height).toBeGreaterThan(700)
  expect(unstyled).toBe(false)
})

test('a reload stays where the reader was, and a link into a page leads there', async ({
  page,
}) => {
  await page.goto('/about')
  await hydrated(page)
  await page.mouse.wheel(0, 4000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(4000)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(4000)

  await page.goto('/about#credits')
  await hydrated(page)
  await expect(page.locator('#credits')).toBeInViewport()
})

test.describe('a page reached by a click', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [from, to] of [
    ['/', '/contact'],
    ['/contact', '/'],
  ] as const) {
    test(`looks like the same page loaded: ${to}`, async ({ page }) => {
      await page.goto(from)
      await hydrated(page)
      const title = await page.title()
      await page.locator(`a[href="${to}"]:visible`).first().click()
      await page.waitForURL(to)
      await expect(page).not.toHaveTitle(title)
      const reached = await describeLooks(page)
      await page.reload()
      await hydrated(page)
      expect(reached).toEqual(await describeLooks(page))
    })
  }
})

/** What the styles make of every element of the page's own part. */
function describeLooks(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll('main *')].map((element) => {
      const { color, display, font, margin, padding } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return { name: element.localName, color, display, font, margin, padding, width, height }
    })
  })
}
