import { addresses, parameterRoutes } from '../app/addresses.ts'
import { findKeyboardFaults, findSpacingFaults } from './checks.ts'
import { expect, open, test } from './fixtures.ts'
import { frameOutline, outlines } from './outlines.ts'

// A laptop's window of 1440 by 900 pixels at 200 %: the least room below the header, so the hardest case for focus.
const zoomed = { width: 720, height: 450 }
test.use({ deviceScaleFactor: 2 })

/** One record of each composition; the others differ only in text and pictures. */
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
/** `/digital-agency` is `/` under another name, and the two legal pages share a composition. */
const doubles = ['/digital-agency', '/privacy-policy']
/** Every unique page. */
const singles = addresses
  .map(({ path }) => path)
  .filter((path) => !isRecord(path) && !doubles.includes(path))

for (const path of [...singles, ...samples]) {
  const outline = outlines[path]
  const order = outline ? 'is read in its order, ' : ''

  test(`${path} ${order}goes by keyboard at 200 %, and bears wider spacing`, async ({ page }) => {
    await open(page, path)
    if (outline) {
      await expect(page.locator('body')).toMatchAriaSnapshot(frameOutline)
      await expect(page.getByRole('main')).toMatchAriaSnapshot(outline)
    }
    await page.setViewportSize(zoomed)
    expect(await findKeyboardFaults(page)).toEqual([])
    expect(await findSpacingFaults(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await findSpacingFaults(page), 'on a phone').toEqual([])
  })
}

test('the samples are pages of this site, one at least of each collection', () => {
  const known = addresses.map(({ path }) => path)
  expect([...samples, ...doubles].filter((path) => !known.includes(path))).toEqual([])
  const missed = parameterRoutes.filter((route) => !samples.some((path) => path.startsWith(route)))
  expect(missed).toEqual([])
  const visited = [...singles, ...samples]
  expect(Object.keys(outlines).filter((path) => !visited.includes(path))).toEqual([])
})
