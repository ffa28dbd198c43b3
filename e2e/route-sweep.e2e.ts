import type { Page } from '@playwright/test'
import { addresses, adminPath, collectionRoutes } from '../app/addresses.ts'
import { houseNames } from '../app/content/en/house-names.ts'
import { languages } from '../app/content/languages.ts'
import { inLanguage } from '../app/lib/in-language.ts'
import {
  expectAccessible,
  findCutText,
  findKeyboardFaults,
  findOverflow,
  findSmallText,
  findSpacingFaults,
} from './checks.ts'
import { expect, hydrated, resize, test } from './fixtures.ts'
import { frameOutline, outlines, roomFrameOutline, shortFrameOutline } from './outlines.ts'
import { sectionNames } from './section-names.ts'

const phone = { width: 390, height: 844 }
/** 1440 by 900 pixels at 200 %: the least room below the header, so the hardest case for focus. */
const laptopAtTwice = { width: 720, height: 450 }
const narrowest = { width: 320, height: 640 }

/** One record of each composition below a parameter route; the others differ only in text and pictures. */
const samples = [
  '/portfolio/tassili-bank',
  '/portfolio/noria-water',
  '/portfolio/marsa-port',
  '/blog/offline-first-apps',
  '/case-study/tassili-bank-onboarding',
  '/service/ui-ux-design',
  '/team/lina-haddad',
]

/** Pages whose footer is a line, among those with an outline. */
const shortPages = ['/admin/subscribers']

/** Pages that show the module of another one. */
const twins = new Map([
  ['/digital-agency', '/'],
  ['/privacy-policy', '/terms-of-use'],
])

/** The page that is looked at in full in place of this one. */
function sampleOf(path: string) {
  if (samples.includes(path)) return path
  const route = collectionRoutes.find(({ route: one }) => path.startsWith(`${one}/`))?.route
  return samples.find((sample) => sample.startsWith(`${route}/`)) ?? twins.get(path) ?? path
}

const [english, ...translations] = languages

const compositions = Map.groupBy(
  addresses.filter(({ language }) => language === english).map(({ path }) => path),
  sampleOf,
)

for (const [sample, pages] of compositions) {
  test(`${sample} is quiet and accessible, fits, and goes by keyboard`, async ({ page }) => {
    await openWhole(page, sample)
    await test.step('its sections have their names and its outline', async () => {
      const names = sectionNames[sample] ?? []
      expect(await shownNames(page, names)).toEqual(names)
      const outline = outlines[sample]
      if (!outline) return
      await expect(page.locator('body')).toMatchAriaSnapshot(frameOutlineOf(sample))
      await expect(page.getByRole('main')).toMatchAriaSnapshot(outline)
    })
    await test.step('in a wide window', () => expectAccessible(page))
    await test.step('on a phone', async () => {
      await resize(page, phone)
      await expectAccessible(page)
      expect(await findSmallText(page)).toEqual([])
      expect(await findSpacingFaults(page)).toEqual([])
      expect(await findCutText(page)).toEqual([])
    })
    await test.step('at 200 %', async () => {
      await resize(page, laptopAtTwice)
      await expectAccessible(page)
      expect(await findOverflow(page)).toEqual([])
      expect(await findSpacingFaults(page)).toEqual([])
      expect(await findKeyboardFaults(page)).toEqual([])
    })
    await test.step('at 320 px', async () => {
      await resize(page, narrowest)
      expect(await findOverflow(page)).toEqual([])
    })
  })

  // The same module with other words and pictures: these can throw, be missing, or need more room.
  const others = pages.filter((path) => path !== sample)
  if (others.length > 0) {
    test(`the pages like ${sample} are quiet, and fit`, async ({ page }) => {
      for (const path of others) {
        await test.step(path, async () => {
          await resize(page, laptopAtTwice)
          await openWhole(page, path)
          expect(await findOverflow(page)).toEqual([])
          await resize(page, narrowest)
          expect(await findOverflow(page)).toEqual([])
        })
      }
    })
  }

  test.describe('without scripts', () => {
    // Elements wait to be revealed only where motion is allowed.
    test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } })

    test(`${pages.length > 1 ? `${sample} and the pages like it` : sample} can be read`, async ({
      page,
    }) => {
      for (const path of pages) {
        await test.step(path, () => expectReadable(page, path))
      }
    })
  })
}

// Words of other lengths and another direction; what a page does is the same in every language.
for (const { name, prefix } of translations) {
  for (const sample of compositions.keys()) {
    if (sample === adminPath) continue
    const path = inLanguage(sample as `/${string}`, prefix)
    test(`${path} is quiet and accessible, and fits`, async ({ page }) => {
      await resize(page, phone)
      await openWhole(page, path)
      await expectAccessible(page)
      expect(await findSmallText(page)).toEqual([])
      expect(await findCutText(page)).toEqual([])
      for (const size of [narrowest, laptopAtTwice]) {
        await resize(page, size)
        expect(await findOverflow(page)).toEqual([])
        expect(await findCutText(page)).toEqual([])
      }
      expect(await findSpacingFaults(page)).toEqual([])
    })
  }

  test.describe(`in ${name}, without scripts`, () => {
    test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } })

    test('every composition can be read', async ({ page }) => {
      for (const sample of compositions.keys()) {
        if (sample === adminPath) continue
        const path = inLanguage(sample as `/${string}`, prefix)
        await test.step(path, () => expectReadable(page, path))
      }
    })
  })
}

test('every table of names and every outline belongs to a page that is looked at in full', () => {
  const known = [...Object.keys(sectionNames), ...Object.keys(outlines)]
  expect(known.filter((path) => !compositions.has(path))).toEqual([])
})

/** Opens a page and checks that hydration has added no heading. */
async function openWhole(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await expect(page.locator('h1')).toHaveCount(1)
}

/** Opens a page without scripts and looks for what only they would show. */
async function expectReadable(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('main')).toContainText(/\S.{40,}/)
  expect(await findInvisibleText(page)).toEqual([])
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

function frameOutlineOf(path: string) {
  if (shortPages.includes(path)) return shortFrameOutline
  return path in houseNames ? roomFrameOutline : frameOutline
}
