import { expect, test } from 'vitest'
import { addresses } from '../app/addresses.ts'
import { houseNames as arabic } from '../app/content/ar/house-names.ts'
import { houseNames as english } from '../app/content/en/house-names.ts'
import { houseNames as french } from '../app/content/fr/house-names.ts'
import { readPage } from './pages.ts'

/** The home pages of businesses that do not exist. */
const invented = [
  '/photography-agency',
  '/marketing-agency',
  '/freelancer-agency',
  '/architecture-agency',
  '/creative-solution',
  '/personal-portfolio',
  '/creative-portfolio',
] as const

test('the pages of invented businesses name them beside the logo and say what they are, and no other page does', async () => {
  const marked = await Promise.all(
    addresses.map(async ({ path }) => {
      const $ = await readPage(path)
      return { path, label: $('[data-frame="header"] > a + p').text() }
    }),
  )
  const words = {
    en: { houses: english, demonstration: 'Demo' },
    fr: { houses: french, demonstration: 'Démo' },
    ar: { houses: arabic, demonstration: 'نموذج' },
  }
  expect(marked.filter(({ label }) => label)).toEqual(
    addresses.flatMap(({ path, page, language }) => {
      const house = invented.find((one) => one === page)
      const { houses, demonstration } = words[language.code]
      return house ? [{ path, label: `${houses[house]} ${demonstration}` }] : []
    }),
  )
})
