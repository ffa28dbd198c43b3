/**
 * Encodes the masters in `media/sources` to the files in `public/media` and writes the typed
 * records in `app/content/pictures`. Run by hand after rendering and commit what it writes:
 * AVIF is too slow for every build. Running it again without changes does nothing.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Entry } from '../media/catalogue/entry.ts'
import { catalogue } from '../media/catalogue.ts'
import { type Master, mastersOf } from './media/masters.ts'
import {
  type Output,
  outputsOf,
  stemOf,
  uprightOutputsOf,
  uprightWidthsFor,
  widthsFor,
} from './media/outputs.ts'
import { moduleOf, pictureIndex, pictureModule, type Record } from './media/picture-module.ts'

const outputDir = 'public/media'
const recordDir = 'app/content/pictures'

/** Raise `settingsVersion` in `media/outputs.ts` with any change here. */
const encode = {
  avif: (image: Sharp, fine = false) =>
    image.avif(fine ? { quality: 64, effort: 5 } : { quality: 50, effort: 2 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 76, mozjpeg: true }),
}

const kept = new Set<string>()
const modules = new Map<string, Record[]>()
for (const entry of catalogue) {
  const name = moduleOf(entry)
  modules.set(name, [...(modules.get(name) ?? []), await encodePicture(entry)])
}
await removeAllBut(kept)
for (const [name, records] of modules) {
  await writeIfChanged(join(recordDir, `${name}.ts`), pictureModule(records))
}
await writeIfChanged(join(recordDir, 'index.ts'), pictureIndex(modules.keys()))

async function encodePicture(entry: Entry): Promise<Record> {
  const [first, ...translations] = mastersOf(entry.id)
  const picture = await encodeMaster(entry, first)
  const sources = { [first.language]: picture.src }
  for (const master of translations) {
    const translation = await encodeMaster(entry, master)
    if (translation.width !== picture.width || translation.height !== picture.height) {
      throw new Error(`${master.file} has to be as large as ${first.file}.`)
    }
    sources[master.language] = translation.src
  }
  return { ...picture, src: translations.length > 0 ? sources : picture.src }
}

async function encodeMaster(entry: Entry, { file }: Master) {
  const master = await readFile(file)
  const stem = stemOf(entry, master)
  const meta = await sharp(master).metadata()
  const widths = widthsFor(meta.width, entry)
  const width = Math.max(...widths)

  const uprightWidths = entry.upright && uprightWidthsFor(meta.height)
  await mkdir(join(outputDir, entry.id, '..'), { recursive: true })
  await encodeMissing(master, outputsOf(stem, widths), entry.fine)
  if (uprightWidths) {
    const size = { width: Math.floor((meta.height * 9) / 16), height: meta.height }
    const middle = await sharp(master).resize(size).png().toBuffer()
    await encodeMissing(middle, uprightOutputsOf(stem, uprightWidths), entry.fine)
  }
  return {
    id: entry.id,
    src: `/media/${stem}`,
    width,
    height: Math.round((meta.height * width) / meta.width),
    color: await dominantColor(master),
    widths,
    focus: entry.focus,
    uprightWidths,
  }
}

async function encodeMissing(source: Buffer, outputs: readonly Output[], fine?: boolean) {
  for (const { file, width, format } of outputs) {
    kept.add(file)
    if (existsSync(join(outputDir, file))) continue
    const image = sharp(source).resize({ width, kernel: 'lanczos3' })
    await writeFile(join(outputDir, file), await encode[format](image, fine).toBuffer())
    console.log(`wrote ${file}`)
  }
}

/** The mean colour of the most common hue: what the eye expects before the picture is there. */
async function dominantColor(master: Buffer): Promise<string> {
  const small = await sharp(master).resize(96).png().toBuffer()
  const { dominant } = await sharp(small).stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((v) => v.toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}

async function removeAllBut(files: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(outputDir, { recursive: true })) {
    if (!/\.(avif|jpg)$/.test(file) || files.has(file)) continue
    await rm(join(outputDir, file))
    console.log(`deleted ${file}`)
  }
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '')
  if (before === text) return
  await writeFile(file, text)
  console.log(`wrote ${file}`)
}
