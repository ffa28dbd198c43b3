import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { altTexts } from '#words/alt-texts.ts'
import type { Picture } from '../app/lib/picture.ts'
import { mastersOf } from '../scripts/media/masters.ts'
import {
  jpegWidthFor,
  outputsOf,
  stemOf,
  uprightOutputsOf,
  uprightWidthsFor,
  widthsFor,
} from '../scripts/media/outputs.ts'
import { exportName, moduleOf, pictureIndex } from '../scripts/media/picture-module.ts'
import type { Entry } from './catalogue/entry.ts'
import { catalogue } from './catalogue.ts'

const modules = import.meta.glob<{ [name: string]: Picture }>('../app/content/pictures/*.ts', {
  eager: true,
})

function pictureOf(entry: Entry): Picture | undefined {
  return modules[`../app/content/pictures/${moduleOf(entry)}.ts`]?.[exportName(entry.id)]
}

/** All files below a folder, as paths relative to it. */
function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((f) => pattern.test(f))
}

/** What the names of its files begin with, in each language that has a picture of its own. */
function stemsOf(entry: Entry): string[] {
  return mastersOf(entry.id).map(({ file }) => stemOf(entry, readFileSync(file)))
}

function filesOf(entry: Entry): string[] {
  const { widths = [], uprightWidths = [] } = pictureOf(entry) ?? {}
  return stemsOf(entry)
    .flatMap((stem) => [...outputsOf(stem, widths), ...uprightOutputsOf(stem, uprightWidths)])
    .map(({ file }) => file)
}

describe.each(catalogue)('$id', (entry) => {
  const picture = pictureOf(entry)

  test.skipIf(!entry.madeBy)('is made by the script that it names', () => {
    const { madeBy = '' } = entry
    expect(existsSync(madeBy)).toBe(true)
    // A scene script makes several pictures and has a key for each; a captured page is one picture.
    if (!madeBy.endsWith('.py')) return
    expect(readFileSync(madeBy, 'utf8')).toContain(`'${entry.id.replace(/^.*\//, '')}':`)
  })

  test('has a record that says what its crops keep in view', () => {
    expect(picture?.focus).toBe(entry.focus)
  })

  test('has a record that matches its masters', async () => {
    for (const { file } of mastersOf(entry.id)) {
      const master = await sharp(file).metadata()
      const widths = widthsFor(master.width, entry)
      const width = Math.max(...widths)
      expect(master.width).toBeLessThanOrEqual(2400)
      expect(picture).toMatchObject({
        width,
        height: Math.round((master.height * width) / master.width),
        widths,
        jpegWidth: jpegWidthFor(widths),
      })
      expect(picture?.uprightWidths).toEqual(entry.upright && uprightWidthsFor(master.height))
    }
  })

  test('has a record that names its files in each language', () => {
    const [english, ...translations] = stemsOf(entry)
    expect(picture?.src).toBe(`/media/${english}`)
    const record = readFileSync(`app/content/pictures/${moduleOf(entry)}.ts`, 'utf8')
    for (const stem of translations) expect(record).toContain(`'/media/${stem}'`)
  })

  test('has every file that its record names', () => {
    const missing = filesOf(entry)
      .map((file) => `public/media/${file}`)
      .filter((file) => !existsSync(file))
    expect(missing).toEqual([])
  })
})

test('the sets hold at least the pictures that the pages need', () => {
  const sets = Map.groupBy(catalogue, ({ id }) => id.slice(0, id.indexOf('/')))
  const least = {
    home: 13,
    projects: 9,
    work: 35,
    'case-studies': 24,
    team: 9,
    about: 3,
    services: 7,
    blog: 10,
    clients: 11,
    portfolios: 17,
    billboard: 13,
    desk: 15,
    photography: 15,
    architecture: 10,
    showcase: 10,
    films: 3,
  }
  for (const [set, count] of Object.entries(least)) {
    expect.soft(sets.get(set)?.length, set).toBeGreaterThanOrEqual(count)
  }
  for (const entry of sets.get('showcase') ?? []) {
    expect(pictureOf(entry)?.width, entry.id).toBe(2400)
  }
})

test('the studio has twelve pictures of its own: services, about, why-choose and three video posters', () => {
  const single = ['home/why-choose', 'billboard/hoarding', 'desk/morning', 'architecture/courtyard']
  const own = catalogue.filter(({ id }) => /^(services|about)\//.test(id) || single.includes(id))
  expect(own.filter(({ id }) => single.includes(id))).toHaveLength(single.length)
  expect(own.length).toBeGreaterThanOrEqual(12)
  expect(own.map((entry) => pictureOf(entry)?.alt)).not.toContain('')
})

test('ids and export names are unique', () => {
  const ids = catalogue.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const names = catalogue.map((entry) => `${moduleOf(entry)} ${exportName(entry.id)}`)
  expect(new Set(names).size).toBe(names.length)
})

test('the index lists the modules of all pictures', () => {
  const index = readFileSync('app/content/pictures/index.ts', 'utf8')
  expect(index).toBe(pictureIndex(new Set(catalogue.map(moduleOf))))
})

test('every picture has an alternative text of its own, and an empty one only as a decoration', () => {
  const ids = catalogue.map(({ id }) => id)
  expect(ids.filter((id) => !(id in altTexts))).toEqual([])
  expect(Object.keys(altTexts).filter((id) => !ids.some((one) => one === id))).toEqual([])
  const alts = Object.values<string>(altTexts).filter((alt) => alt !== '')
  expect(alts).toEqual(alts.map((alt) => alt.trim()))
  expect(new Set(alts).size).toBe(alts.length)
})

test('no master is unused', () => {
  const known = new Set(catalogue.flatMap(({ id }) => mastersOf(id).map(({ file }) => file)))
  const files = filesIn('media/sources', /\.\w+$/).map((file) => `media/sources/${file}`)
  expect(files.filter((file) => !known.has(file))).toEqual([])
})

test('no encoded file is unused', () => {
  const known = new Set(catalogue.flatMap(filesOf))
  expect(filesIn('public/media', /\.(avif|jpg)$/).filter((file) => !known.has(file))).toEqual([])
})

test('the repository stays well below 200 MB', () => {
  // Git's own folder and ignored files do not count.
  const ignored = new Set(['.git', ...readFileSync('.gitignore', 'utf8').split(/\/?\n/)])
  const bytes = readdirSync('.', { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map(
            (file) => `${entry.name}/${file}`,
          )
        : [entry.name],
    )
    .reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0)
  expect(bytes).toBeGreaterThan(50e6)
  expect(bytes).toBeLessThan(150e6)
})
