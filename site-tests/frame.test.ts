import { expect, test } from 'vitest'
import { addresses } from '../app/addresses.ts'
import { readPage } from './pages.ts'

/** The home pages of businesses that do not exist. */
const invented: readonly string[] = [
  '/photography-agency',
  '/marketing-agency',
  '/freelancer-agency',
  '/architecture-agency',
  '/creative-solution',
  '/personal-portfolio',
  '/creative-portfolio',
]

test('the pages of invented businesses say so beside the logo, and no other page does', async () => {
  const marked = await Promise.all(
    addresses.map(async ({ path }) => {
      const $ = await readPage(path)
      return { path, label: $('[data-frame="header"] > a + p').text() }
    }),
  )
  const labels = { en: 'Demo', fr: 'Démo', ar: 'نموذج' }
  expect(marked.filter(({ label }) => label)).toEqual(
    addresses
      .filter(({ page }) => invented.includes(page))
      .map(({ path, language }) => ({ path, label: labels[language.code] })),
  )
})
