import type { Page } from '@playwright/test'
import { genericProject, projects } from '../app/content/en/projects.ts'
import { expect, hydrated, test } from './fixtures.ts'

const plates = (page: Page) => page.locator('main figure a')
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' })

/** The file that the viewer shows to a browser that knows AVIF. */
const shown = (page: Page) => viewer(page).locator('source[type="image/avif"]')

test('a project page tells the facts, and leads on', async ({ page }) => {
  await page.goto('/portfolio/sirocco-air')
  for (const [fact, value] of [
    ['Client', 'Sirocco Air'],
    ['Category', 'Logo Design'],
    ['Location', 'Ghardaïa'],
    ['Date', 'October 2022'],
    ['Software', 'Illustrator, Glyphs, Blender, Figma'],
  ] as const) {
    const line = page.locator('dl > div').filter({ has: page.getByText(fact, { exact: true }) })
    await expect(line.getByRole('definition')).toHaveText(value)
  }
  // The last project's next is the first.
  const ways = page.getByRole('navigation', { name: 'Other projects' })
  await expect(ways.getByRole('link', { name: 'Next Project Tassili Bank' })).toBeVisible()
  await expect(ways.getByRole('link', { name: 'Prev Project Dar Zellij' })).toBeVisible()
})

test('going round all projects ends where it began', async ({ page }) => {
  await page.goto('/portfolio/tassili-bank')
  await hydrated(page)
  const seen = new Set<string>()
  let name = ''
  for (;;) {
    name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    if (seen.has(name)) break
    seen.add(name)
    const next = page.getByRole('link', { name: 'Next Project' })
    const nextName = ((await next.textContent()) ?? '').replace('Next Project', '').trim()
    await next.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextName)
  }
  expect(seen.size).toBe(10)
  expect(name).toBe('Tassili Bank')
})

test.describe('an id that nobody knows', () => {
  test('shows a project page with the id as it was typed, and keeps search engines away', async ({
    page,
  }) => {
    await page.goto('/portfolio/No-Such_Project')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(genericProject.title)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
      'No-Such_Project',
    )
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })
})

test('every project shows its own pictures, which load as one comes near them', async ({
  request,
}) => {
  const seen = new Map<string, string>()
  for (const { slug } of projects) {
    const html = await (await request.get(`/portfolio/${slug}`)).text()
    const figures = html.match(/<figure.*?<\/figure>/gs) ?? []
    expect(figures.length, slug).toBe(slug === 'dar-zellij' ? 3 : 4)
    for (const figure of figures) {
      expect(figure).toContain('loading="lazy"')
      const [source = ''] = /\/media\/[\w/.-]+?(?=-\d+\.avif)/.exec(figure) ?? []
      expect(seen.get(source), source).toBeUndefined()
      seen.set(source, slug)
    }
  }
  expect(seen.size).toBe(39)
})

test.describe('a picture of the work', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/portfolio/riwaq-books')
    await hydrated(page)
    await plates(page).nth(1).click()
    await expect(viewer(page)).toBeVisible()
  })

  test('opens in the viewer in its medium size, and is loaded larger when zoomed', async ({
    page,
  }) => {
    await expect(shown(page)).toHaveAttribute('srcset', /-1440\.avif 1440w$/)
    await viewer(page).getByRole('button', { name: 'Zoom in' }).click()
    await expect(shown(page)).toHaveAttribute('srcset', /-2000\.avif 2000w$/)
    await viewer(page).getByRole('button', { name: 'Zoom out' }).click()
    await expect(shown(page)).toHaveAttribute('srcset', /-1440\.avif 1440w$/)
  })

  test('is followed by the next one, and the last by the first', async ({ page }) => {
    await expect(viewer(page)).toContainText('The same page, twice 2 of 4')
    const next = viewer(page).getByRole('button', { name: 'Next picture' })
    await next.click()
    await expect(viewer(page)).toContainText('One shelf, two scripts 3 of 4')
    await next.click()
    await next.click()
    await expect(viewer(page)).toContainText('1 of 4')
  })

  test('is left with Escape, and the focus is where it was', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toHaveCount(0)
    await expect(plates(page).nth(1)).toBeFocused()
  })
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a picture is zoomed by two and moved by one, and the page behind it stays', async ({
    page,
  }) => {
    await page.goto('/portfolio/riwaq-books')
    await hydrated(page)
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture leads to its own file', async ({ page, request }) => {
    await page.goto('/portfolio/clement')
    await expect(plates(page)).toHaveCount(4)
    for (const plate of await plates(page).all()) {
      const address = (await plate.getAttribute('href')) ?? ''
      const shown = (await plate.locator('img').getAttribute('src')) ?? ''
      // Another size of the same picture.
      expect(address.replace(/-\d+\.jpg$/, '')).toBe(shown.replace(/-\d+\.jpg$/, ''))
      expect((await request.get(address)).headers()['content-type']).toBe('image/jpeg')
    }
  })
})
