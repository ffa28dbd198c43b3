import type { Locator, Page } from '@playwright/test'
import { frame } from '../app/content/ar/frame.ts'
import { words as form } from '../app/content/ar/parts/enquiry-form.ts'
import { showcasePortfolio } from '../app/content/ar/showcase-portfolio.ts'
import { ui } from '../app/content/ar/ui.ts'
import { hydrated } from './fixtures.ts'
import { expect, test } from './hold.ts'

// Pages that run from right to left: forward is to the left. Words, layout at 320 px and accessibility: route-sweep.e2e.ts.

/** The left and right edge of an element in the window. */
async function edges(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not in the page.')
  return { left: box.x, right: box.x + box.width }
}

async function open(page: Page, path: string) {
  await page.goto(`/ar${path}`)
  await hydrated(page)
}

test('a carousel starts at the right, and its next slide comes from the left', async ({ page }) => {
  await open(page, '/team/team-details')
  const carousel = page.locator('[aria-roledescription]', { has: page.locator('[data-viewport]') })
  await carousel.scrollIntoViewIfNeeded()
  const slides = carousel.locator('[data-viewport] [role=group]')
  const next = carousel.getByRole('button', { name: ui.carousel.next })
  const place = carousel.locator('[data-place]')
  await expect(slides.first()).toHaveAttribute('data-current', '')
  const window = await edges(carousel)
  // A slide's padding is the gap before it.
  const contents = slides.locator('> *')
  const [first, second] = [await edges(contents.nth(0)), await edges(contents.nth(1))]
  expect(Math.abs(first.right - window.right)).toBeLessThan(2)
  expect(second.right).toBeLessThanOrEqual(first.left + 1)

  await test.step('the arrow points to the left, after the other one', async () => {
    const back = carousel.getByRole('button', { name: ui.carousel.previous })
    expect((await edges(next)).right).toBeLessThan((await edges(back)).left)
    await expect(next.locator('svg')).toHaveCSS('scale', '-1 1')
    await expect(back.locator('svg')).toHaveCSS('scale', '1')
  })

  await test.step('it moves forward by button and by the left arrow key', async () => {
    await next.click()
    await expect(slides.nth(1)).toHaveAttribute('data-current', '')
    await expect
      .poll(async () => Math.abs((await edges(contents.nth(1))).right - window.right))
      .toBeLessThan(2)
    await carousel.locator('[data-viewport]').press('ArrowLeft')
    await expect(slides.nth(2)).toHaveAttribute('data-current', '')
    await carousel.locator('[data-viewport]').press('ArrowRight')
    await expect(slides.nth(1)).toHaveAttribute('data-current', '')
  })

  await test.step('its counter reads from left to right', async () => {
    await expect(place).toHaveCSS('direction', 'ltr')
  })
})

test('the slides of a deck follow the left arrow key, and a finger that moves to the right', async ({
  page,
}) => {
  await open(page, '/showcase-portfolio')
  await page.locator('[data-deck]').waitFor()
  const shown = page.locator('[aria-roledescription][role=group]:not([inert])')
  const [first, second, third] = showcasePortfolio.slides
  await expect(shown).toHaveAttribute('id', first.id)
  await page.keyboard.press('ArrowLeft')
  await expect(shown).toHaveAttribute('id', second.id)
  await page.keyboard.press('ArrowRight')
  await expect(shown).toHaveAttribute('id', first.id)
  await page.keyboard.press('PageDown')
  await expect(shown).toHaveAttribute('id', second.id)

  await page.locator('[data-deck]').evaluate((deck) => {
    const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true }
    deck.dispatchEvent(new PointerEvent('pointerdown', { ...finger, clientX: 300, clientY: 400 }))
    deck.dispatchEvent(new PointerEvent('pointerup', { ...finger, clientX: 500, clientY: 410 }))
  })
  await expect(shown).toHaveAttribute('id', third.id)
})

test('the side panel opens at the left edge, where a line ends', async ({ page }) => {
  await open(page, '/')
  const { width } = page.viewportSize() ?? { width: 0 }
  await page.getByRole('button', { name: frame.header.openPanel }).click()
  const panel = page.getByRole('dialog', { name: frame.panel.label })
  await expect(panel).toBeVisible()
  const { left, right } = await edges(panel)
  expect(left).toBe(0)
  expect(right).toBeLessThan(width / 2)
})

test('telephone numbers and addresses read from left to right', async ({ page }) => {
  await open(page, '/contact')
  const phone = page.getByRole('main').locator('a[href^="tel:"]').filter({ visible: true }).first()
  const digits = await phone.evaluate((link) => {
    const text = link.firstChild
    if (!text) throw new Error('The link is empty.')
    const range = document.createRange()
    return [0, 1, (text.textContent?.length ?? 0) - 1].map((at) => {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left
    })
  })
  expect(digits).toEqual([...digits].sort((a, b) => a - b))

  const email = page.getByRole('main').getByLabel(form.labels.email).first()
  await expect(email).toHaveCSS('direction', 'ltr')
  const name = page.getByRole('main').getByLabel(form.labels.fullName).first()
  await expect(name).toHaveCSS('direction', 'rtl')
  await expect(name).toHaveCSS('unicode-bidi', 'plaintext')
})
