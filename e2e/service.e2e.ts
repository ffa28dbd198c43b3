import type { Locator } from '@playwright/test'
import { genericService } from '../app/content/collections/services.ts'
import { expect, open, resize, test } from './fixtures.ts'

test('services, prices and testimonials are interactive', async ({ page }) => {
  await open(page, '/service')

  await test.step('prices are monthly until yearly is chosen', async () => {
    const prices = page
      .locator('main p', { hasText: /^\$\d+ a (month|year)$/ })
      .filter({ visible: true })
    await expect(prices).toHaveText(['$29 a month', '$199 a month', '$299 a month'])
    await page.getByText('Yearly', { exact: true }).click()
    await expect(prices).toHaveText(['$59 a year', '$399 a year', '$599 a year'])
    await expect(page.locator('[data-period] li li').filter({ visible: true })).toHaveCount(3 * 6)
  })

  await test.step('the plans stand beside one another, each line level with its neighbours', async () => {
    const plans = page.locator('[data-period="yearly"] > li')
    const linesOf = (plan: Locator) =>
      plan
        .locator('h3, p:has(> span), li')
        .evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().top)))
    const [first, ...others] = await Promise.all((await plans.all()).map(linesOf))
    expect(first).toHaveLength(1 + 1 + 6)
    expect(others).toEqual([first, first])
  })

  await test.step('the cube turns the face of the focused service to the front', async () => {
    // A face under the pointer would win.
    await page.mouse.move(0, 0)
    const links = page.locator('main li > h2').getByRole('link')
    const cube = page.locator('[aria-hidden="true"] > div', { has: page.locator('> span') })
    const front = () =>
      cube.evaluate((box) => {
        box.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = box.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2)?.textContent
      })
    for (const link of await links.all()) {
      const [subject] = ((await link.textContent()) ?? '').split(' ')
      await link.focus()
      await expect.poll(front).toBe(subject)
    }
  })

  await test.step('a client’s portrait loads when it is near the window', async () => {
    const portrait = page
      .getByRole('region', { name: 'Testimonials' })
      .locator('figcaption img')
      .first()
    await portrait.scrollIntoViewIfNeeded()
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  await test.step('three testimonials are in view, two below 1199 px, one below 575 px, in a loop', async () => {
    const carousel = page.getByRole('region', { name: 'What clients say' })
    for (const [width, count] of [
      [1199, 3],
      [1198, 2],
      [575, 2],
      [574, 1],
    ] as const) {
      await resize(page, { width, height: 900 })
      await carousel.scrollIntoViewIfNeeded()
      await expect(carousel.locator('[aria-roledescription="slide"]:not([inert])')).toHaveCount(
        count,
      )
    }
    const current = carousel.locator('[data-current]')
    await expect(current).toHaveAttribute('aria-label', '1 of 4')
    await carousel.getByRole('button', { name: 'Previous' }).click()
    await expect(current).toHaveAttribute('aria-label', '4 of 4')
  })

  await test.step('the whole row of a service is clickable', async () => {
    await resize(page, { width: 1440, height: 900 })
    const row = page.locator('main li:has(h2)').nth(2)
    const box = await row.boundingBox()
    await row.click({ position: { x: (box?.width ?? 0) - 40, y: 40 } })
    await expect(page).toHaveURL('/service/digital-marketing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Digital marketing')
  })
})

test('on a phone the three prices are in one view, and the chosen one shows its plan', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 })
  await open(page, '/service')
  const prices = page.getByRole('group', { name: 'Choose a plan', exact: true }).getByRole('radio')
  const plan = page.locator('[data-period] h3').filter({ visible: true })
  // The plan for the commonest case is open at first.
  await expect(plan).toHaveText(['Professional'])
  await page.locator('label', { hasText: 'Ultimate' }).click()
  await expect(prices.nth(2)).toBeChecked()
  await expect(plan).toHaveText(['Ultimate'])
  await expect(plan).toBeInViewport()

  await test.step('the choice stays when the period changes', async () => {
    await page.getByText('Yearly', { exact: true }).click()
    await expect(prices.nth(2)).toHaveAccessibleName(/^Ultimate \$599/)
    await expect(plan).toHaveText(['Ultimate'])
  })
})

test('a service page opens at most one of its eight questions, and has six links in two columns', async ({
  page,
}) => {
  await open(page, '/service/consultancy')
  await test.step('the first question is open, opening another closes it, clicking the open one closes all', async () => {
    const questions = page.locator('main details')
    const opened = page.locator('main details[open]')
    await expect(questions).toHaveCount(8)
    await expect(opened).toHaveCount(1)
    await expect(questions.first()).toHaveAttribute('open', '')
    await questions.nth(4).locator('summary').click()
    await expect(opened).toHaveCount(1)
    await expect(questions.nth(4)).toHaveAttribute('open', '')
    await questions.nth(4).locator('summary').click()
    await expect(opened).toHaveCount(0)
  })

  await test.step('the links are in two columns, and the current page is marked', async () => {
    const links = page.getByRole('navigation', { name: 'All six services' }).getByRole('link')
    const lefts = await links.evaluateAll((list) =>
      list.map((link) => Math.round(link.getBoundingClientRect().left)),
    )
    expect(lefts).toHaveLength(6)
    expect(new Set(lefts).size).toBe(2)
    expect(lefts.filter((left) => left === lefts[0])).toHaveLength(3)
    await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText('Consultancy')
  })
})

test('an unknown id shows the general service page with that id in the breadcrumb', async ({
  page,
}) => {
  await open(page, '/service/astrology')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText('astrology')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(genericService.title)
  await expect(page.locator('main details')).toHaveCount(8)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
