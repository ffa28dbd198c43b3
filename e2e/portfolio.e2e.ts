import type { Page } from '@playwright/test'
import { projects } from '../app/content/collections/projects.ts'
import { expect, open, test } from './fixtures.ts'
import { glides, glidesEnded, noteGlides } from './glides.ts'

const logos = projects.filter(({ category }) => category === 'logo_design')

const tiles = (page: Page) => page.locator('main li[data-cursor="picture"]:visible')
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter projects' }).getByRole('button', { name })
const loadMore = (page: Page) => page.getByRole('button', { name: 'Load More' })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

for (const width of [320, 390, 820]) {
  test(`the strips stand under the title and the filters under them, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/portfolio')
    const strip = page.getByRole('list', { name: 'Ten projects, a strip of each' })
    const places = await Promise.all(
      [page.getByRole('heading', { level: 1 }), strip, filter(page, 'All')].map((part) =>
        part.boundingBox(),
      ),
    )
    const tops = places.map((place) => place?.y ?? 0)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    // In the first screen, with the first project below them.
    expect(Math.max(...tops)).toBeLessThan(844 * 0.6)
    const widths = await strip
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width))
    expect(Math.min(...widths)).toBeGreaterThan(24)
  })
}

test('on a phone every third picture is over its caption, and a filter composes them anew', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/portfolio')
  /** Where the picture of each tile is. */
  const composition = () =>
    tiles(page).evaluateAll((list) =>
      list.map((tile) => {
        const picture = tile.querySelector('[data-shared]')?.getBoundingClientRect()
        const name = tile.querySelector('h2')?.getBoundingClientRect()
        return picture && name && picture.bottom <= name.top ? 'over' : 'beside'
      }),
    )
  await expect
    .poll(composition)
    .toEqual(['over', 'beside', 'beside', 'over', 'beside', 'beside', 'over'])

  await filter(page, 'Mobile Apps').click()
  await expect.poll(composition).toEqual(['over', 'beside'])
})

test('the first row of projects begins in the window of a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, '/portfolio')
  const first = await tiles(page).first().boundingBox()
  expect(first?.y).toBeLessThan(720 - 60)
})

for (const [category, shown] of [
  ['Logo Design', 1],
  ['UI/UX Design', 2],
] as const) {
  test(`what the filter "${category}" leaves of a row fills it`, async ({ page }) => {
    await open(page, '/portfolio')
    await filter(page, category).click()
    await expect(tiles(page)).toHaveCount(shown)
    const [list, last] = await Promise.all([
      page.locator('main ul:has(> [data-category])').boundingBox(),
      tiles(page).last().boundingBox(),
    ])
    const endOf = (box: typeof list) => Math.round((box?.x ?? 0) + (box?.width ?? 0))
    expect(endOf(last)).toBe(endOf(list))
  })
}

test('seven projects at first, three more with Load More, and going back restores filter and count', async ({
  page,
}) => {
  await open(page, '/portfolio')
  await test.step('the fourth and the seventh tile are twice as wide as the others', async () => {
    const widths = await tiles(page).evaluateAll((list) =>
      list.map((tile) => Math.round(tile.getBoundingClientRect().width)),
    )
    const narrow = widths[0] ?? 0
    expect(widths.map((width) => Math.round(width / narrow))).toEqual([1, 1, 1, 2, 1, 1, 2])
  })

  await test.step('names and numbers of a row are level; in a wide tile the numbers stand beside the name', async () => {
    const places = await tiles(page).evaluateAll((list) =>
      list.map((tile) => {
        const rectOf = (part: string) => tile.querySelector(part)?.getBoundingClientRect()
        return {
          wide: tile.matches(':nth-child(4), :nth-child(7)'),
          top: tile.getBoundingClientRect().top,
          name: rectOf('h2')?.top ?? 0,
          numbers: rectOf('[data-length]')?.bottom ?? 0,
          gap: (rectOf('[data-length]')?.left ?? 0) - (rectOf('h2')?.right ?? 0),
        }
      }),
    )
    const levels = (part: 'top' | 'name' | 'numbers', list: typeof places) =>
      new Set(list.map((place) => Math.round(place[part]))).size
    expect(levels('top', places)).toBe(3)
    const narrow = places.filter(({ wide }) => !wide)
    for (const part of ['name', 'numbers'] as const) expect(levels(part, narrow), part).toBe(3)
    for (const { gap } of places.filter(({ wide }) => wide)) expect(gap).toBeGreaterThan(0)
  })

  await test.step('each strip at the head leads to its project, and the project’s tile says what changed', async () => {
    const strips = page
      .getByRole('list', { name: 'Ten projects, a strip of each' })
      .getByRole('link')
    await expect(strips).toHaveCount(projects.length)
    await expect(strips.nth(2)).toHaveText('Marsa Port')
    await expect(strips.nth(2)).toHaveAttribute('href', '/portfolio/marsa-port')
    await expect(tiles(page).nth(2)).toContainText('26 → 9 minutes to hand over a shift')
  })

  await test.step('Load More shows three more, then the button disappears', async () => {
    await loadMore(page).click()
    await expect(tiles(page).nth(7).getByRole('link')).toBeFocused()
    for (let shown = 10; shown < projects.length; shown += 3) await loadMore(page).click()
    await expect(tiles(page)).toHaveCount(projects.length)
    await expect(loadMore(page)).toHaveCount(0)
    const all = projects.length
    await expect(status(page, `${all} of ${all} shown`)).toBeVisible()
  })

  await test.step('a filter that is pressed at the top edge stays clear of the sticky header', async () => {
    const choices = page.getByRole('group', { name: 'Filter projects' })
    // At the page's very top, where the header hides it.
    await choices.evaluate((bar) => scrollTo(0, bar.getBoundingClientRect().top + scrollY))
    await filter(page, 'Web Design').focus()
    await page.keyboard.press('Enter')
    await expect(tiles(page)).not.toHaveCount(projects.length)
    await expect
      .poll(async () => {
        const [bar, header] = await Promise.all([
          choices.boundingBox(),
          page.getByRole('banner').boundingBox(),
        ])
        return (bar?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)
      })
      .toBeGreaterThan(0)
  })

  await test.step('the back button restores the filter and the number of loaded projects', async () => {
    await filter(page, 'Logo Design').click()
    await expect(tiles(page)).toHaveCount(logos.length)
    await tiles(page).first().getByRole('link').click()
    await expect(page).toHaveURL('/portfolio/clement')
    await page.goBack()
    await expect(page).toHaveURL('/portfolio')
    await expect(tiles(page)).toHaveCount(logos.length)
    await expect(filter(page, 'Logo Design')).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a filter hides loaded projects that do not match; tiles glide, or jump with reduced motion', async ({
    page,
  }) => {
    await open(page, '/portfolio')
    await expect(
      page.getByRole('group', { name: 'Filter projects' }).getByRole('button'),
    ).toContainText(['All', 'Web Design', 'UI/UX Design', 'Mobile Apps', 'Logo Design'])

    await test.step('tiles glide to their new places', async () => {
      await noteGlides(page)
      await filter(page, 'Logo Design').click()
      await expect(tiles(page)).toHaveCount(1)
      expect(await glides(page)).toEqual(['Clément: transform'])
      await glidesEnded(page)
      await filter(page, 'All').click()
      await expect(tiles(page)).toHaveCount(7)
      // In the window: the existing tile moves, the new ones brighten.
      const back = await glides(page)
      expect(back).toContain('Clément: transform')
      expect(back).toContain('Tassili Bank: filter')
      expect(back.length).toBeLessThan(7)
    })

    await test.step('with reduced motion tiles jump', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await filter(page, 'Mobile Apps').click()
      await expect(tiles(page).getByRole('heading')).toHaveText(['Tassili Bank', 'Yasmine Clinics'])
      expect(await glides(page)).toEqual([])
      await expect(status(page, `2 of ${projects.length} shown`)).toBeVisible()
    })

    await test.step('the filter applies to projects that are loaded later', async () => {
      await loadMore(page).click()
      await expect(tiles(page).getByRole('heading')).toHaveText([
        'Tassili Bank',
        'Yasmine Clinics',
        'Qantara Rides',
      ])
    })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all projects are shown, and no control that needs scripts', async ({ page }) => {
    await page.goto('/portfolio')
    await expect(tiles(page)).toHaveCount(projects.length)
    await expect(page.getByRole('group', { name: 'Filter projects' })).toBeHidden()
    await expect(loadMore(page)).toBeHidden()
  })
})
