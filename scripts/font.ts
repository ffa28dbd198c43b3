/**
 * Makes the font files of the site from the published families: Latin only, and of each axis and feature what the design uses.
 * Run by hand (`npm run font`) when a font package changes; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
const french = 'ÀÂÄÆÇÈÉÊËÎÏÔŒÙÛÜŸàâäæçèéêëîïôœùûüÿ«»'
const punctuation = '\u00a0‘’“”–—…·©°²³×÷−€'
const names = 'ÁÍÓÖÚÑáíóöúñß'

/** The characters of a headline: no brackets, no programming symbols. */
const headline = `${ascii.replace(/[#*+<=>@[\\\]^_`{|}~]/g, '')}\u00a0‘’“”…éèàç`

/**
 * What browsers apply by themselves, and the figures that the stylesheets ask for. Without `locl`: no language of the
 * site has Latin letters of its own form.
 */
const features = 'ccmp rvrn mark mkmk kern liga clig calt lnum tnum'.split(' ')

type Cut = {
  source: string
  target: string
  text: string
  axes: Record<string, number | { min: number; max: number }>
}

const cuts: readonly Cut[] = [
  {
    source: 'mona-sans/files/mona-sans-latin-standard-normal.woff2',
    target: 'app/styles/mona-sans.woff2',
    text: ascii + french + punctuation + names,
    axes: { wght: { min: 300, max: 860 }, wdth: { min: 75, max: 125 } },
  },
  // The darkroom's display face: one weight at the largest optical size, where the contrast is highest.
  {
    source: 'fraunces/files/fraunces-latin-full-normal.woff2',
    target: 'app/pages/photography-agency/fraunces.woff2',
    text: headline,
    axes: { opsz: 144, wght: 300, SOFT: 0, WONK: 0 },
  },
  {
    source: 'fraunces/files/fraunces-latin-full-italic.woff2',
    target: 'app/pages/photography-agency/fraunces-italic.woff2',
    text: headline,
    axes: { opsz: 144, wght: 300, SOFT: 0, WONK: 1 },
  },
]

for (const { source, target, text, axes } of cuts) {
  const font = await readFile(`node_modules/@fontsource-variable/${source}`)
  const subset = await subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  })
  await writeFile(target, subset)
  console.log(`${target}: ${(subset.length / 1024).toFixed(1)} KiB`)
}
