import type { Page } from '@playwright/test'
import { addresses, parameterRoutes } from '../app/addresses.ts'
import { expectAccessible, findOverflow } from './checks.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { sectionNames } from './section-names.ts'

const phone = { width: 390, height: 844 }
/** 1440 by 900 pixels at 200 %. */
const laptopAtTwice = { width: 720, height: 450 }
const narrowest = { width: 320, height: 640 }

/** Compositions: pages below a parameter route share a module, every other page is its own. */
const compositions = Map.groupBy(
  addresses.map(({ path }) => path),
  (path) => parameterRoutes.find((route) => path.startsWith(`${route}/`)) ?? path,
)

for (const [name, [first = name, ...siblings]] of compositions) {
  test(`${name} is quiet and accessible at every width, and fits`, async ({ page }) => {
    await openWhole(page, first)
    expect(await shownNames(page, sectionNames[first] ?? [])).toEqual(sectionNames[first] ?? [])
    await expectAccessible(page)
    await page.setViewportSize(phone)
    await expectAccessible(page)
    await page.setViewportSize(laptopAtTwice)
    await expectAccessible(page)
    expect(await findOverflow(page)).toEqual([])
    await page.setViewportSize(narrowest)
    expect(await findOverflow(page)).toEqual([])
  })

  // The same module with other words and pictures: these can throw, be missing, or need more room.
  for (const path of siblings) {
    test(`${path} is quiet, and fits`, async ({ page }) => {
      await page.setViewportSize(laptopAtTwice)
      await openWhole(page, path)
      expect(await findOverflow(page)).toEqual([])
      await page.setViewportSize(narrowest)
      expect(await findOverflow(page)).toEqual([])
    })
  }

  test.describe('without scripts', () => {
    // Elements wait to be revealed only where motion is allowed.
    test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } })

    test(`${name} can be read`, async ({ page }) => {
      for (const path of [first, ...siblings]) {
        await test.step(path, async () => {
          await page.goto(path)
          await expect(page.locator('h1')).toBeVisible()
          await expect(page.locator('main')).toContainText(/\S.{40,}/)
          expect(await findInvisibleText(page)).toEqual([])
        })
      }
    })
  })
}

/** Opens a page and checks that hydration has added no heading. */
async function openWhole(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await expect(page.locator('h1')).toHaveCount(1)
}

/** The visible section names above headings, in page order. */
function shownNames(page: Page, names: readonly string[]) {
  return page
    .locator('main :is(h2, h3)')
    .evaluateAll(
      (headings, wanted) =>
        headings
          .filter((heading) =>
            heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
          )
          .flatMap((heading) => wanted.find((name) => heading.textContent.startsWith(name)) ?? []),
      names,
    )
}

/** Text and pictures that take up space but are invisible because they wait for a script. */
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
