import type { Locator, Page } from '@playwright/test'
import { featureProjects } from '../app/content/en/creative-portfolio.ts'
import { partners } from '../app/content/en/partners.ts'
import { expect, hydrated, test } from './fixtures.ts'

const path = '/creative-portfolio'
const rowsOf = (page: Page) =>
  page.getByRole('region', { name: 'Four works' }).getByRole('listitem')

/** The passe-partout that appears round a picture in the light, in pixels. */
const lightOn = (row: Locator) =>
  row.getByRole('img').evaluate((image) => Number.parseFloat(getComputedStyle(image).outlineWidth))
const isDark = (row: Locator) =>
  row.getByRole('img').evaluate((image) => getComputedStyle(image).filter.includes('brightness'))

/** One picture is in the light and the other three are not; `none` of them where nothing is asked for. */
async function expectLight(page: Page, lit: number | 'none') {
  for (const [index, row] of (await rowsOf(page).all()).entries()) {
    const isLit = index === lit
    await expect
      .poll(() => lightOn(row), `light on row ${index}`)
      [isLit ? 'toBeGreaterThan' : 'toBe'](0)
    await expect.poll(() => isDark(row), `dark on row ${index}`).toBe(lit !== 'none' && !isLit)
  }
}

test('the wall begins with its name and a way to talk, under a header without a menu bar', async ({
  page,
}) => {
  await page.goto(path)
  await expect(page).toHaveTitle('Creative portfolio | Ikosim Studio')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mur Porteur')
  await expect(page.getByRole('link', { name: 'Let’s talk' })).toHaveAttribute('href', '/contact')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('four works hang left and right by turns, each another size, each with its label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await hydrated(page)
  const rows = rowsOf(page)
  await expect(rows).toHaveCount(4)
  expect(new Set(featureProjects.map(({ category }) => category))).toEqual(
    new Set(['Web Development', 'Branding', 'UI Design', 'Apps Design']),
  )
  const shapes = new Set<string>()
  for (const [index, { title, category, subtitle }] of featureProjects.entries()) {
    const row = rows.nth(index)
    await expect(row.getByRole('heading')).toHaveText(title)
    await expect(row).toContainText(category)
    await expect(row).toContainText(subtitle)
    await expect(row.getByRole('link', { name: 'See Details' })).toHaveAttribute(
      'href',
      '/portfolio/portfolio-details',
    )
    const picture = await row.getByRole('img').boundingBox()
    const label = await row.getByRole('heading').boundingBox()
    if (!picture || !label) throw new Error(`Row ${index} has no place on the wall.`)
    expect(picture.width, title).toBeGreaterThan(1440 * 0.45)
    expect(label.x < picture.x, `the label of row ${index} is on the left`).toBe(index % 2 === 1)
    shapes.add(`${Math.round(picture.width)}x${Math.round(picture.height)}`)
  }
  expect(shapes.size).toBe(4)
})

test.describe('the button of a label puts the light on its picture', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('under the mouse', async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await expectLight(page, 'none')
    for (const index of [0, 2]) {
      await rowsOf(page).nth(index).getByRole('link', { name: 'See Details' }).hover()
      await expectLight(page, index)
    }
    await page.mouse.move(2, 300)
    await expectLight(page, 'none')
  })

  test('under the keyboard, which meets each work once', async ({ page }) => {
    await page.goto(path)
    await page.getByRole('link', { name: 'Let’s talk' }).focus()
    for (const index of [0, 1, 2, 3]) {
      await page.keyboard.press('Tab')
      await expect(rowsOf(page).nth(index).getByRole('link', { name: 'See Details' })).toBeFocused()
      await expectLight(page, index)
    }
  })

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

    test('under the finger, before the page changes', async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      const button = rowsOf(page).nth(1).getByRole('link', { name: 'See Details' })
      await button.scrollIntoViewIfNeeded()
      const box = await button.boundingBox()
      if (!box) throw new Error('The button has no place.')
      const touch = await page.context().newCDPSession(page)
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await expectLight(page, 1)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect(page).toHaveURL(/\/portfolio\/portfolio-details$/)
    })
  })
})

test('a picture leads where its button leads', async ({ page }) => {
  await page.goto(path)
  await hydrated(page)
  await rowsOf(page).nth(3).getByRole('img').click()
  await expect(page).toHaveURL(/\/portfolio\/portfolio-details$/)
})

test('one case study is shown at length, and leads to its page', async ({ page }) => {
  await page.goto(path)
  const study = page.getByRole('region', { name: 'One house, eleven rooms' })
  await expect(study).toContainText('Featured case study')
  await expect(study.getByRole('img')).toHaveAttribute('alt', /eleven rooms/)
  await expect(study.getByRole('link')).toHaveAttribute('href', '/case-study/case-study-details')
})

test('the partners’ marks stand in a strip', async ({ page }) => {
  await page.goto(path)
  const strip = page.getByRole('region', { name: /^Who held/ })
  await expect(strip.getByRole('listitem')).toHaveText(partners.map(({ name }) => name))
})

test('the last frame is empty, and asks for a meeting; the floor says what this is', async ({
  page,
}) => {
  await page.goto(path)
  const end = page.getByRole('region', { name: 'This frame is yours' })
  await expect(end.getByRole('link', { name: 'Apply For Meeting' })).toHaveAttribute(
    'href',
    '/contact',
  )
  const floor = page.getByRole('region', { name: 'The floor' })
  await expect(floor).toContainText('a demonstration by Ikosim Studio')
  for (const [name, href] of [
    ['Terms of use', '/terms-of-use'],
    ['Privacy policy', '/privacy-policy'],
  ] as const) {
    await expect(floor.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test('only the first picture is fetched before it is wanted', async ({ page }) => {
  await page.goto(path)
  const loading = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('loading')))
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy'])
})
