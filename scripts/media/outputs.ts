import { createHash } from 'node:crypto'
import type { Entry } from '../../media/catalogue/entry.ts'

type Format = 'avif' | 'jpg'
export type Output = { file: string; width: number; format: Format }

const steps = [400, 640, 960, 1440, 2000, 2400]
const jpegSteps = [960, 1440]

/**
 * Fits a phone of 390 to 412 px at 1.75 to 2 device pixels each, which would otherwise take 960: a fifth less to
 * load. Only for pictures at the top of a page, because one more width for every picture would add 6 MB to the
 * repository.
 */
const phoneStep = 800

/** Widths a picture is encoded at: the fixed steps, ended by the master’s own width or 2400 px. */
export function widthsFor(masterWidth: number, { early = false }: { early?: boolean }): number[] {
  const largest = Math.min(masterWidth, Math.max(...steps))
  const wanted = early ? [...steps, phoneStep].toSorted((a, b) => a - b) : steps
  return [...wanted.filter((step) => step < largest), largest]
}

/** The width that gets a JPEG: the largest fallback step, or the largest of all where none is reached. */
export function jpegWidthFor(widths: readonly number[]): number {
  return widths.findLast((width) => jpegSteps.includes(width)) ?? widths.at(-1) ?? 0
}

/**
 * Widths for the middle crop of a picture, 9 wide and 16 high, for phones: the fixed steps, and its own width where
 * that is much larger.
 */
export function uprightWidthsFor(masterHeight: number): number[] {
  const largest = Math.floor((masterHeight * 9) / 16)
  const widths = steps.filter((step) => step <= largest)
  return largest > 1.25 * (widths.at(-1) ?? 0) ? [...widths, largest] : widths
}

/** Part of every file's name: a new version makes all files again. */
const settingsVersion = 1

/** What the names of a picture's files begin with, below `public/media`: the files of each language differ by their hash. */
export function stemOf({ id, fine }: Pick<Entry, 'id' | 'fine'>, master: Uint8Array): string {
  const settings = `${settingsVersion}:${fine ? 'fine:' : ''}`
  const hash = createHash('sha256').update(settings).update(master).digest('hex')
  return `${id}.${hash.slice(0, 8)}`
}

/** Every file one picture is encoded to, below `public/media`. */
export function outputsOf(stem: string, widths: readonly number[]): Output[] {
  const output = (format: Format) => (width: number) => ({
    file: `${stem}-${width}.${format}`,
    width,
    format,
  })
  return [...widths.map(output('avif')), output('jpg')(jpegWidthFor(widths))]
}

/** The files of its middle crop, which needs no JPEG fallback. */
export function uprightOutputsOf(stem: string, widths: readonly number[]): Output[] {
  return widths.map((width) => ({ file: `${stem}-upright-${width}.avif`, width, format: 'avif' }))
}
