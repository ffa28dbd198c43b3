import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './checks.ts'
import { expect, open, resize, test } from './fixtures.ts'
import { fill } from './forms.ts'

const narrow = { width: 390, height: 844 }
/** 1440 by 900 pixels at 200 %. */
const zoomed = { width: 720, height: 450 }
const wide = { width: 1440, height: 900 }
const everySize = [wide, zoomed, narrow]

/**
 * Runs axe on a part of the page on a laptop, at 200 % and on a phone. The sweep checks pages as loaded; the admin
 * page has its own tests.
 */
async function expectAccepted(page: Page, name: string, within: string, sizes = everySize) {
  await test.step(name, async () => {
    for (const size of sizes) {
      await resize(page, size)
      await expectAccessible(page, within)
    }
    await resize(page, sizes[0] ?? wide)
  })
}

/** Stops the page's clock, so that form messages stay. */
async function stopClock(page: Page) {
  await page.evaluate(() => Object.assign(window, { flowing: window.setTimeout }))
  await page.clock.install({ time: '2026-03-02T08:00:00Z' })
  await page.clock.pauseAt('2026-03-02T09:00:00Z')
  await page.evaluate(() => Object.assign(window, { stopped: window.setTimeout }))
}

/** Runs axe on a form message. axe needs timers, but the one that removes the message must not fire. */
async function expectMessageAccepted(page: Page, name: string, within: string) {
  await page.evaluate(() => Object.assign(window, { setTimeout: Reflect.get(window, 'flowing') }))
  await expectAccepted(page, name, within)
  await page.evaluate(() => Object.assign(window, { setTimeout: Reflect.get(window, 'stopped') }))
}

/** Waits for a form's error, which comes after the next frame. */
async function expectRefusal(form: Locator) {
  await form.page().clock.runFor(1000)
  await expect(form.getByRole('alert')).toBeVisible()
}

test('axe accepts the menus, an enquiry with empty fields, and a stored one', async ({ page }) => {
  await resize(page, narrow)
  await open(page, '/contact')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAccepted(page, 'the menu of a phone', '#menu', [narrow, zoomed])
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu')).toBeHidden()

  await resize(page, wide)
  await page.getByRole('button', { name: 'Pages' }).click()
  await expect(page.getByRole('link', { name: 'FAQ', exact: true }).first()).toBeVisible()
  await expectAccepted(page, 'the menu of a wide window', 'header', [wide])
  await page.keyboard.press('Escape')

  await stopClock(page)
  const form = page.getByRole('main').getByRole('form').first()
  await fill(form, { 'Full Name*': 'Lina' })
  await form.getByRole('button', { name: 'Continue' }).click()
  await expectRefusal(form)
  await expectMessageAccepted(page, 'an enquiry with empty fields', 'main form')
  await expect(form.getByRole('alert')).toBeVisible()

  await fill(form, {
    'Email*': 'lina@example.dz',
    'Project Type*': 'An app',
    'Mobile*': '0550',
    'Message*': 'Clear.',
  })
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByRole('status')).toContainText('Thank you')
  await expectMessageAccepted(page, 'an enquiry that was sent', 'main form')
  await expect(form.getByRole('status')).toContainText('Thank you')
})

test('axe accepts the side panel with an invalid address, and the newsletter’s thanks', async ({
  page,
}) => {
  await open(page, '/about')
  await page.getByRole('button', { name: 'Get in touch' }).filter({ visible: true }).first().click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Your e-mail address').fill('lina')
  await panel.getByLabel('Your e-mail address').press('Enter')
  await expect(panel.locator('[aria-invalid="true"]')).toBeVisible()
  await expectAccepted(page, 'an address of the wrong form', '#side-panel')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await stopClock(page)
  const form = page.getByRole('contentinfo').getByRole('form')
  await form.getByLabel('Your e-mail address').fill('lina@example.dz')
  await form.getByLabel('Your e-mail address').press('Enter')
  await expect(form.getByRole('status')).toContainText('Thank you')
  await expectMessageAccepted(page, 'the newsletter, thanking', 'footer form')
})

test('axe accepts a comment with an empty field, and a stored one', async ({ page }) => {
  await open(page, '/blog/blog-details')
  await stopClock(page)
  const form = page.getByRole('form', { name: 'Leave A Reply' })
  await fill(form, { 'Full Name*': 'Lina' })
  await form.getByRole('button').click()
  await expectRefusal(form)
  await expectMessageAccepted(page, 'a comment with an empty field', 'main form')

  await fill(form, { 'Email*': 'lina@example.dz', 'Comment*': 'Clear.' })
  await form.getByRole('button').click()
  await expect(form.getByRole('status')).toContainText('Thank you')
  await expectMessageAccepted(page, 'a comment that was sent', 'main form')
})

test('axe accepts all loaded projects of one category', async ({ page }) => {
  await open(page, '/portfolio')
  await page.getByRole('button', { name: 'Load More' }).click()
  await page.getByRole('button', { name: 'Web Design' }).click()
  await expect(page.locator('[aria-pressed="true"]')).toHaveText(/Web Design/)
  await expectAccepted(page, 'projects of one category', 'main section:has([aria-pressed])')
})

test('axe accepts the second tab of the photography page, and a frame in the viewer', async ({
  page,
}) => {
  await open(page, '/photography-agency')
  const fashion = page.locator('[data-fills-window]').getByRole('link', { name: 'Fashion' })
  await fashion.focus()
  await expect(page.getByText('Frame 2.')).toBeVisible()
  await expectAccepted(page, 'the second tab', '[data-fills-window]')

  await page.locator('main a[aria-haspopup="dialog"]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccepted(page, 'a frame in the viewer', 'dialog[open]')
})

test('axe accepts a zoomed picture in the viewer', async ({ page }) => {
  await open(page, '/portfolio/riwaq-books')
  await page.locator('a[aria-haspopup="dialog"]').first().click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible()
  await expectAccepted(page, 'a picture, zoomed', 'dialog[open]')
})

test('axe accepts a focused service, and a film', async ({ page }) => {
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
  )
  await open(page, '/freelancer-agency')
  const services = page.getByRole('region', { name: 'What I can do for you.' })
  await services.getByRole('link', { name: 'Lettering' }).focus()
  await expect(services.locator('img:visible')).toHaveCount(1)
  await expectAccepted(page, 'a service under the focus', '[data-look="index"]')

  await page.getByRole('button', { name: /^Play the Blender film/ }).click()
  await expect(page.locator('iframe')).toBeVisible()
  await expectAccepted(page, 'a film', 'dialog[open]')
})

test('axe accepts another open question', async ({ page }) => {
  await open(page, '/faq')
  const questions = page.locator('main summary').filter({ visible: true })
  await questions.nth(2).click()
  await expect(page.locator('main details[open]').filter({ visible: true })).toHaveCount(1)
  await expectAccepted(page, 'another question', 'main :has(> details)')
})

test('axe accepts yearly prices, and testimonials after a move', async ({ page }) => {
  await open(page, '/service')
  await page.getByText('Yearly', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
  const carousel = page.locator('[aria-roledescription="carousel"]').first()
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('button', { name: 'Next slide' }).click()
  await expect(carousel.getByRole('status')).toHaveText(/^2\b/)
  await expectAccepted(page, 'prices by the year', 'main section:has([type="radio"])')
  await expectAccepted(page, 'moved testimonials', 'main section:has([aria-roledescription])')
})

test('axe accepts a search without a result', async ({ page }) => {
  await open(page, '/blog?q=blockchain')
  await expect(page.getByText('No article matches that.')).toBeVisible()
  await expectAccepted(page, 'a search without a result', 'main')
})

test('axe accepts the second slide of the strip', async ({ page }) => {
  await open(page, '/showcase-portfolio')
  await page.locator('[data-deck]').waitFor()
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(page.locator('[data-slide="current"]')).toHaveAttribute('aria-label', /^2 of 4: /)
  await expectAccepted(page, 'the second slide', 'main', [wide, narrow])
})

test('axe accepts the page for an unknown id', async ({ page }) => {
  await open(page, '/blog/an-id-of-tomorrow')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccepted(page, 'an unknown id', 'html')
})

test.describe('the 404 page', () => {
  test.use({ expectedMessages: [/status of 404/] })

  test('is accepted by axe', async ({ page }) => {
    await open(page, '/there/is/nothing/here')
    await expect(page.getByText('This page could not be found.')).toBeVisible()
    await expectAccepted(page, 'the page', 'html')
  })
})
