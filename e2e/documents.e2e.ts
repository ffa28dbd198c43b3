import { chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../scripts/chromium.ts'
import { expect, laidOut, open, started, test } from './fixtures.ts'

test('the browser keeps a page that is left, and shows it again as it was', async ({ baseURL }) => {
  // Playwright switches this cache off, and the headless shell has none.
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL })
  for (const path of ['/', '/blog/offline-first-apps', '/contact']) {
    await test.step(path, async () => {
      await page.goto(path)
      await started(page)
      const name = page.getByLabel('Full Name*')
      if (path === '/contact') {
        await name.fill('Lina Haddad')
        await expect(page.locator('[data-island="enquiry-form"]:not([data-waiting])')).toHaveCount(
          1,
        )
      }
      await page.evaluate(() =>
        addEventListener('pageshow', (event) => Object.assign(window, { shown: event.persisted })),
      )
      await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveURL('/about')
      await page.evaluate(() => history.back())
      await expect(page).toHaveURL(path)
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shown'))).toBe(true)
      if (path === '/contact') await expect(name).toHaveValue('Lina Haddad')
    })
  }
  await browser.close()
})

test('going back shows a list as it was left', async ({ page }) => {
  await open(page, '/portfolio')
  await page.getByRole('button', { name: 'Load More' }).click()
  const tiles = page.locator('main [data-category]').filter({ visible: true })
  await expect(tiles).toHaveCount(10)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await started(page)

  await page.goBack()
  await expect(page).toHaveURL('/portfolio')
  await expect(tiles).toHaveCount(10)
})

test.describe('where a browser knows no speculation rules', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      HTMLScriptElement.supports = () => false
    }),
  )
  const hints = 'head link[rel="prefetch"]'

  test('a page is fetched once a link to it is pointed at or focused', async ({ page }) => {
    await page.goto('/portfolio/riwaq-books')
    await started(page)
    const about = page.getByRole('banner').getByRole('link', { name: 'About' })
    const fetched = page.waitForRequest('/about')
    await about.hover()
    await fetched
    await page.mouse.move(0, 0)
    await about.focus()
    await expect(page.locator(hints)).toHaveCount(1)
    // A picture is a file, and the admin page is nobody's next page.
    await page.locator('main a[aria-haspopup="dialog"]').first().focus()
    await about.evaluate((link) => link.setAttribute('href', '/admin/subscribers'))
    await about.hover()
    await expect(page.locator(hints)).toHaveCount(1)
  })

  test('nothing is fetched for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto('/contact')
    await started(page)
    await page.getByRole('banner').getByRole('link', { name: 'About' }).focus()
    await expect(page.locator(hints)).toHaveCount(0)
  })
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', async (event) => {
        const { viewTransition } = event as Event & {
          viewTransition: { ready: Promise<void> } | null
        }
        const isReady = await viewTransition?.ready.then(
          () => true,
          () => false,
        )
        const moves = document.getAnimations().some(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect
          return pseudoElement?.startsWith('::view-transition-group(picture')
        })
        Object.assign(window, { turn: isReady && moves ? 'moves' : 'changes at once' })
      })
    })
  })

  const turnOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'turn'))

  test('a project’s picture moves from the list to its page', async ({ page }) => {
    await page.goto('/portfolio')
    await started(page)
    await laidOut(page)
    await page.getByRole('heading', { name: 'Clément' }).getByRole('link').click()
    await expect(page).toHaveURL('/portfolio/clement')
    await expect.poll(() => turnOf(page)).toBe('moves')

    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await expect.poll(() => turnOf(page)).toBe('changes at once')
  })

  test('the pictures of two projects do not turn into each other', async ({ page }) => {
    await page.goto('/portfolio/clement')
    await started(page)
    await laidOut(page)
    await page.getByRole('link', { name: /^Prev Project/ }).click()
    await expect(page).not.toHaveURL('/portfolio/clement')
    await expect.poll(() => turnOf(page)).toBe('changes at once')
  })
})

test('with reduced motion nothing moves between pages', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      Object.assign(window, { hasTransition: Reflect.get(event, 'viewTransition') !== null })
    })
  })
  await page.goto('/portfolio')
  await started(page)
  await laidOut(page)
  await page.getByRole('heading', { name: 'Clément' }).getByRole('link').click()
  await expect(page).toHaveURL('/portfolio/clement')
  // The address changes before the new page is revealed.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'hasTransition'))).toBe(false)
})
