import type { Page } from '@playwright/test'
import { pricing } from '#words/pricing.ts'
import { withPrices } from '../app/content/plan-prices.ts'
import { expect, open, test } from './fixtures.ts'

// route-sweep.e2e.ts checks on every page that each tab stop is visible, clear of the header and has a ring. Slides:
// showcase.e2e.ts.

/** Presses Tab until the control has the focus. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'link' | 'radio' = 'button',
) {
  const control = page.getByRole(role, { name }).filter({ visible: true }).first()
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return control
  }
  throw new Error(`No Tab leads to “${name}”`)
}

test('the submenu opens, its links can be reached, and closing it returns the focus', async ({
  page,
}) => {
  await open(page, '/contact')
  const toggle = await tabTo(page, 'Pages')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Contact', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'FAQ', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'FAQ', exact: true })).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('the side panel receives the focus, traps it, and returns it when closed', async ({
  page,
}) => {
  await open(page, '/about')
  const toggle = await tabTo(page, 'Get in touch')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Get in touch' })
  await expect(panel.locator(':focus')).toHaveCount(1)
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('a film opens and closes, and the focus returns', async ({ page }) => {
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
  )
  await open(page, '/marketing-agency')
  const play = await tabTo(page, /^Play the Blender film/)
  await page.keyboard.press('Enter')
  const film = page.getByRole('dialog')
  await expect(film).toBeVisible()
  await expect(film.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(film).toBeHidden()
  await expect(play).toBeFocused()
})

test('arrow keys move a zoomed picture, as dragging does', async ({ page }) => {
  await open(page, '/portfolio/riwaq-books')
  const opener = page.locator('main a[aria-haspopup="dialog"]').first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' })
  await expect(viewer).toBeVisible()
  await tabTo(page, 'Zoom in')
  await page.keyboard.press('Space')
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeFocused()
  const picture = viewer.locator('img')
  const left = async () => (await picture.boundingBox())?.x ?? 0
  const before = await left()
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeLessThan(before)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('an arrow key changes the prices, Space opens a question', async ({ page }) => {
  await open(page, '/service')
  await tabTo(page, 'Monthly', 'radio')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
  const [standard] = withPrices('yearly', pricing.yearly).plans
  await expect(
    page.getByText(String(standard?.amount), { exact: true }).filter({ visible: true }),
  ).toHaveCount(1)

  await open(page, '/faq')
  const questions = page.locator('main details:visible')
  await questions.nth(1).locator('summary').focus()
  await page.keyboard.press('Space')
  await expect(questions.nth(1)).toHaveAttribute('open')
  await expect(questions.nth(0)).not.toHaveAttribute('open')
})

test('after filtering and loading projects, the focus is on a useful element', async ({ page }) => {
  await open(page, '/portfolio')
  const filter = await tabTo(page, 'Mobile Apps')
  await page.keyboard.press('Space')
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
  await expect(filter).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Load More')
  await page.keyboard.press('Enter')
  // The button is gone; the first new item has the focus.
  await expect(page.locator('main li :focus, main li:focus')).toHaveCount(1)
})

test('buttons and arrow keys move a carousel', async ({ page }) => {
  await open(page, '/team/lina-haddad')
  const carousel = page.locator('[aria-roledescription="carousel"]').first()
  await carousel.scrollIntoViewIfNeeded()
  const next = carousel.getByRole('button', { name: 'Next slide' })
  await expect(next).toBeVisible()
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(carousel.getByRole('status')).toHaveText(/^2\b/)
  await expect(next).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(carousel.getByRole('status')).toHaveText(/^1\b/)
})

test('after a search or a page change, the focus is at the top of the articles', async ({
  page,
}) => {
  await open(page, '/blog')
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.keyboard.insertText('lift')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=lift/)
  await expect(page.getByRole('heading', { name: '“lift”' })).toBeVisible()

  await open(page, '/blog')
  const second = page.getByRole('navigation', { name: /pages/i }).getByRole('link', { name: '2' })
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('main h2:focus')).toHaveCount(1)
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('everything that moves for more than five seconds can be stopped by keyboard', async ({
    page,
  }) => {
    await open(page, '/')
    const rows = page.getByRole('checkbox', { name: 'Pause the moving rows' })
    await rows.focus()
    const countMoving = () =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ playState, timeline, effect }) => {
            const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
            return timeline instanceof DocumentTimeline && playState === 'running' && isEndless
          }).length,
      )
    await expect.poll(countMoving).toBeGreaterThan(0)
    await page.keyboard.press('Space')
    await expect(rows).toBeChecked()
    await expect.poll(countMoving).toBe(0)
  })
})
