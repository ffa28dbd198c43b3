import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

const plates = (page: Page) => page.locator('main figure a')
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' })

/** The viewer's file in a browser with AVIF support. */
const shown = (page: Page) => viewer(page).locator('source[type="image/avif"]')

test('a picture opens in the viewer, and the next project has its own pictures', async ({
  page,
}) => {
  await open(page, '/portfolio/riwaq-books')
  await plates(page).nth(1).click()
  await expect(viewer(page)).toBeVisible()

  await test.step('the picture has medium size, and large size when zoomed', async () => {
    await expect(shown(page)).toHaveAttribute('srcset', /-1440\.avif 1440w$/)
    await viewer(page).getByRole('button', { name: 'Zoom in' }).click()
    await expect(shown(page)).toHaveAttribute('srcset', /-2000\.avif 2000w$/)
    await viewer(page).getByRole('button', { name: 'Zoom out' }).click()
    await expect(shown(page)).toHaveAttribute('srcset', /-1440\.avif 1440w$/)
  })

  await test.step('the next button goes through all pictures and wraps around', async () => {
    await expect(viewer(page)).toContainText('The same page, twice 2 of 4')
    const next = viewer(page).getByRole('button', { name: 'Next picture' })
    await next.click()
    await expect(viewer(page)).toContainText('One shelf, two scripts 3 of 4')
    await next.click()
    await expect(viewer(page)).toContainText('4 of 4')
    await next.click()
    await expect(viewer(page)).toContainText('1 of 4')
  })

  await test.step('Escape closes the viewer and returns the focus', async () => {
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toHaveCount(0)
    await expect(plates(page).nth(1)).toBeFocused()
  })

  await test.step('the next project shows its own pictures', async () => {
    await page.getByRole('link', { name: 'Next Project Yasmine Clinics' }).click()
    await expect(page).toHaveURL('/portfolio/yasmine-clinics')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yasmine Clinics')
    await plates(page).first().click()
    await expect(viewer(page)).toContainText('1 of 4')
    await expect(shown(page)).toHaveAttribute('srcset', /^\/media\/projects\/yasmine-clinics\./)
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a picture that is composed for phones as well is shown as such', async ({ page }) => {
    await open(page, '/portfolio/tassili-bank')
    const picture = plates(page).first().locator('img')
    await picture.scrollIntoViewIfNeeded()
    const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    await expect.poll(source).toMatch(/\/tassili-bank-opening-phone\./)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(source).toMatch(/\/tassili-bank-opening\./)
  })

  test('two fingers zoom a picture, one moves it, and the page behind it does not scroll', async ({
    page,
  }) => {
    await open(page, '/portfolio/riwaq-books')
    await plates(page).nth(1).tap()
    const picture = viewer(page).getByRole('img')
    await expect(picture).toBeVisible()
    const place = await picture.boundingBox()
    if (!place) throw new Error('The picture has no place.')
    const x = place.x + place.width / 2
    const y = place.y + place.height / 2
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      })
    const style = (name: 'scale' | 'translate') =>
      picture.evaluate((image, name) => image.style[name], name)
    const scrolled = await page.evaluate(() => scrollY)

    await send('touchStart', [[x, y]])
    await send('touchMove', [[x - 40, y - 40]])
    await send('touchMove', [[x - 80, y - 80]])
    await send('touchEnd', [])
    expect(await style('translate')).toBe('0px')

    await send('touchStart', [
      [x - 30, y],
      [x + 30, y],
    ])
    for (const reach of [40, 60, 90]) {
      await send('touchMove', [
        [x - reach, y],
        [x + reach, y],
      ])
    }
    await send('touchEnd', [])
    await expect.poll(async () => Number(await style('scale'))).toBeGreaterThan(2)
    await expect(shown(page)).toHaveAttribute('srcset', /-2000\.avif 2000w$/)

    await send('touchStart', [[x, y]])
    for (const way of [10, 30, 60]) await send('touchMove', [[x - way, y]])
    await send('touchEnd', [])
    await expect.poll(() => style('translate')).toMatch(/^-[1-9]/)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })
})
