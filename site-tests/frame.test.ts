import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { addresses } from '../app/addresses.ts'
import { houseNames as arabic } from '../app/content/ar/house-names.ts'
import { houseNames as english } from '../app/content/en/house-names.ts'
import { houseNames as french } from '../app/content/fr/house-names.ts'
import { rooms } from '../app/content/rooms.ts'
import { readSurfaces } from '../scripts/surfaces/read-surfaces.ts'
import { surfaceStyles } from '../scripts/surfaces/surface-styles.ts'
import { readPage } from './pages.ts'

const app = join(import.meta.dirname, '../app')

test('rooms say in the header which they are, and no other page does', async () => {
  const marked = await Promise.all(
    addresses.map(async ({ path }) => {
      const $ = await readPage(path)
      return { path, label: $('[data-frame="header"] > p > a[href$="#rooms"]').text().trim() }
    }),
  )
  const words = {
    en: {
      houses: english,
      room: (place: number) => `Ikosim${place > 7 ? '’s work' : ' demo'} ${place}/10`,
    },
    fr: {
      houses: french,
      room: (place: number) => `${place > 7 ? 'Projets' : 'Démo'} Ikosim ${place}/10`,
    },
    ar: {
      houses: arabic,
      room: (place: number) => `${place > 7 ? 'أعمال' : 'نموذج'} إكوسيم ${place}`,
    },
  }
  expect(marked.filter(({ label }) => label)).toEqual(
    addresses.flatMap(({ path, page, language }) => {
      const { houses, room } = words[language.code]
      const index = Object.keys(houses).indexOf(page)
      if (index < 0) return []
      const house = `${Object.values(houses)[index]} `
      return [{ path, label: house + room(index + 1) }]
    }),
  )
})

test('every link to a part of its page leads to one', async () => {
  const broken = await Promise.all(
    addresses.map(async ({ path }) => {
      const $ = await readPage(path)
      const parts = new Set(
        $('[id]')
          .toArray()
          .map(({ attribs }) => attribs.id),
      )
      const links = $('a[href^="#"]')
        .toArray()
        .map(({ attribs }) => attribs.href?.slice(1))
      return links.filter((id) => !parts.has(id)).map((id) => `${path}#${id}`)
    }),
  )
  expect(broken.flat()).toEqual([])
})

test.each([
  ['/', ['Home']],
  ['/about', ['About']],
  ['/service/ui-ux-design', ['Services']],
  ['/portfolio/tassili-bank', ['Portfolio']],
  ['/case-study/noria-water-bills', ['Pages']],
  ['/marketing-agency', []],
  ['/team/lina-haddad', ['Pages']],
  ['/faq', ['Pages']],
  ['/contact', ['Get in touch']],
  ['/terms-of-use', []],
])('the header of %s marks the entry under which it stands', async (path, entries) => {
  const $ = await readPage(path)
  const marked = $('[data-frame="header"] [aria-current]').not('[popover] *')
  expect(marked.toArray().map((entry) => $(entry).text().trim())).toEqual(entries)
})

test('each demonstration has the ground of its room on the map of the menu', async () => {
  const onMap: string[] = []
  parse(readFileSync(join(app, 'layouts/room-list.module.css'), 'utf8')).walkDecls(
    '--room',
    ({ value }) => {
      onMap.push(value)
    },
  )
  const surfaces = readSurfaces(
    readFileSync(join(app, 'styles/tokens.css'), 'utf8'),
    surfaceStyles(),
  )
  const belt = rooms.slice(5, 15)
  const grounds = await Promise.all(
    belt.map(async ({ paths: [path] }) => {
      const surface = (await readPage(path))('[data-page-top]').attr('data-surface')
      return surfaces.find(({ name }) => name === surface)?.colors['--color-ground']
    }),
  )
  expect(onMap).toEqual(grounds)
})
