import { addresses, parameterRoutes } from '../app/addresses.ts'
import { findKeyboardFaults, findSpacingFaults } from './checks.ts'
import { expect, hydrated, test } from './fixtures.ts'

// A laptop's window of 1440 by 900 pixels at 200 %: the least room below the header, so the hardest for the focus.
test.use({
  viewport: { width: 720, height: 450 },
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: 'reduce' },
})

/** One record for each way in which the pages of a collection are composed; the others differ in words and pictures only. */
const samples = [
  '/portfolio/tassili-bank',
  '/portfolio/noria-water',
  '/portfolio/marsa-port',
  '/blog/offline-first-apps',
  '/case-study/tassili-bank-onboarding',
  '/service/ui-ux-design',
  '/team/lina-haddad',
]

const isRecord = (path: string) => parameterRoutes.some((route) => path.startsWith(`${route}/`))
/** Every page that is one of its kind. `/digital-agency` is `/` under another name. */
const singles = addresses
  .map(({ path }) => path)
  .filter((path) => !isRecord(path) && path !== '/digital-agency')

for (const path of [...singles, ...samples]) {
  test(`${path} at 200 % goes by keyboard, and bears wider spacing`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    expect(await findKeyboardFaults(page)).toEqual([])
    expect(await findSpacingFaults(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await findSpacingFaults(page), 'on a phone').toEqual([])
  })
}

test('the samples are pages of this site, one at least of each collection', () => {
  const known = addresses.map(({ path }) => path)
  expect(samples.filter((path) => !known.includes(path))).toEqual([])
  const missed = parameterRoutes.filter((route) => !samples.some((path) => path.startsWith(route)))
  expect(missed).toEqual([])
})
