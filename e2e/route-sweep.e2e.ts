import type { Page } from '@playwright/test'
import { addresses } from '../app/addresses.ts'
import { site } from '../app/content/en/site.ts'
import { expectAccessible, findOverflow } from './checks.ts'
import { expect, hydrated, test } from './fixtures.ts'

const phone = { width: 390, height: 844 }
/** 1440 by 900 pixels at 200 %. */
const laptopAtTwice = { width: 720, height: 450 }
const narrowest = { width: 320, height: 640 }

for (const { path, indexable } of addresses) {
  test.describe(path, () => {
    // Without motion a page is measured as it stays, not in the middle of a transition.
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    // One visit for all of it: loading a page takes longer than looking at it.
    test('is complete, quiet, accessible, and fits', async ({ page }) => {
      await page.goto(path)
      await expectHead(page, path, indexable)
      await hydrated(page)
      await expect(page.locator('h1')).toHaveCount(1)
      expect(await page.locator('img[fetchpriority="high"]').count()).toBeLessThan(2)
      await expectAccessible(page)
      await page.setViewportSize(phone)
      await expectAccessible(page)
      await page.setViewportSize(laptopAtTwice)
      await expectAccessible(page)
      expect(await findOverflow(page)).toEqual([])
      await page.setViewportSize(narrowest)
      expect(await findOverflow(page)).toEqual([])
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } })

      test('can be read', async ({ page }) => {
        await page.goto(path)
        await expect(page.locator('h1')).toBeVisible()
        await expect(page.locator('main')).toContainText(/\S.{40,}/)
        expect(await findInvisibleText(page)).toEqual([])
      })
    })
  })
}

test('every page that search engines may show has a title and a description of its own', async ({
  request,
}) => {
  const heads = await Promise.all(
    addresses
      .filter(({ indexable }) => indexable)
      .map(async ({ path }) => {
        const html = await (await request.get(path)).text()
        const title = /<title>(.*?)<\/title>/.exec(html)?.[1]
        const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
        return { path, title, description }
      }),
  )
  for (const part of ['title', 'description'] as const) {
    const groups = Map.groupBy(heads, (head) => head[part])
    const shared = [...groups.values()].filter((group) => group.length > 1)
    expect(shared.map((group) => group.map(({ path }) => path))).toEqual([])
  }
})

async function expectHead(page: Page, path: string, indexable: boolean) {
  const title = await page.title()
  expect(title.endsWith(site.titleSuffix), title).toBe(true)
  expect(title.length).toBeGreaterThan(site.titleSuffix.length)
  expect(title.split(site.titleSuffix)).toHaveLength(2)

  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50,}/)
  const canonical = page.locator('link[rel="canonical"]')
  const robots = page.locator('meta[name="robots"]')
  if (indexable) {
    await expect(canonical).toHaveAttribute('href', `${site.url}${path}`)
    await expect(robots).toHaveCount(0)
  } else if (await canonical.count()) {
    // The same page under another name points to the one that is listed.
    const href = await canonical.getAttribute('href')
    const listed = addresses.find((address) => `${site.url}${address.path}` === href)
    expect(listed?.indexable, href ?? '').toBe(true)
  } else {
    await expect(robots).toHaveAttribute('content', 'noindex')
  }
}

/** Text and pictures that take up room and cannot be seen, because they wait for a script to reveal them. */
function findInvisibleText(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const isContent =
          element.matches('img, svg, video') ||
          [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
        return (
          isContent &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        )
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}
