/**
 * Makes the font files of the site from the published families: of each the letters, axes and features that the design uses.
 * Run by hand (`npm run font`) when a font package changes; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { arabicLetters } from './arabic-letters.ts'

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
const french = 'ÀÂÄÆÇÈÉÊËÎÏÔŒÙÛÜŸàâäæçèéêëîïôœùûüÿ«»'
const punctuation = '\u00a0‘’“”–—…·©°²³×÷−€'
const names = 'ÁÍÓÖÚÑáíóöúñß'

/** The characters of a headline and of a name below it: no brackets, straight quotes or programming symbols. */
const headline = `${ascii.replace(/["#$'()*+<=>@[\\\]^_`{|}~]/g, '')}\u00a0‘’“”…éèàçï`

/**
 * What browsers apply by themselves, and the figures that the stylesheets ask for. Without `locl`: no language of the
 * site has Latin letters of its own form.
 */
const features = 'ccmp rvrn mark mkmk kern liga clig calt lnum tnum'.split(' ')

/** What joins Arabic letters and places their marks. */
const joining = 'ccmp rvrn isol fina medi init rlig calt liga clig rclt curs kern mark mkmk'.split(
  ' ',
)

type Cut = {
  source: string
  target: string
  text: string
  axes: Record<string, number | { min: number; max: number }>
  features: readonly string[]
}

const condensed =
  'fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wdth-normal.woff2'

const cuts: readonly Cut[] = [
  {
    source: 'fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2',
    target: 'app/styles/mona-sans.woff2',
    text: ascii + french + punctuation + names,
    axes: { wght: { min: 300, max: 860 }, wdth: { min: 75, max: 125 } },
    features,
  },
  // The darkroom's display face: one weight at the largest optical size, where the contrast is highest.
  {
    source: 'fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    target: 'app/pages/photography-agency/fraunces.woff2',
    text: headline,
    axes: { opsz: 144, wght: 300, SOFT: 0, WONK: 0 },
    features,
  },
  // The italic keeps the axis that exchanges the curled ascenders of b, d, h, k and l, which small text sets plain.
  {
    source: 'fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
    target: 'app/pages/photography-agency/fraunces-italic.woff2',
    text: headline,
    axes: { opsz: 144, wght: 300, SOFT: 0, WONK: { min: 0, max: 1 } },
    features,
  },
  // The demonstrations' display faces: cut with scissors, drawn from a hairline to black, and printed from wood.
  {
    source: 'fontsource/londrina-solid/files/londrina-solid-latin-900-normal.woff2',
    target: 'app/pages/creative-solution/londrina-solid.woff2',
    text: ascii + french + punctuation,
    axes: {},
    features,
  },
  {
    source: 'fontsource-variable/hepta-slab/files/hepta-slab-latin-wght-normal.woff2',
    target: 'app/pages/freelancer-agency/hepta-slab-light.woff2',
    text: ascii + french + punctuation,
    axes: { wght: 200 },
    features,
  },
  {
    source: 'fontsource-variable/hepta-slab/files/hepta-slab-latin-wght-normal.woff2',
    target: 'app/pages/freelancer-agency/hepta-slab-black.woff2',
    text: ascii + french + punctuation,
    axes: { wght: 800 },
    features,
  },
  {
    source: 'fontsource/lalezar/files/lalezar-latin-400-normal.woff2',
    target: 'app/pages/marketing-agency/lalezar.woff2',
    text: ascii + french + punctuation,
    axes: {},
    features,
  },
  // The full-screen pages' display faces: lettered on a shop's fascia, set for a front page, and drawn for a picture palace.
  {
    source: 'fontsource/shrikhand/files/shrikhand-latin-400-normal.woff2',
    target: 'app/pages/showcase-portfolio/shrikhand.woff2',
    text: ascii + french + punctuation,
    axes: {},
    features,
  },
  {
    source: 'fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2',
    target: 'app/pages/case-study-showcase/abril-fatface.woff2',
    text: ascii + french + punctuation,
    axes: {},
    features,
  },
  {
    source: 'fontsource/limelight/files/limelight-latin-400-normal.woff2',
    target: 'app/pages/video-showcase/limelight.woff2',
    text: ascii + french + punctuation,
    axes: {},
    features,
  },
  // The same voices in Arabic: wide and heavy or plain, narrow and light, narrow and heavy; and the darkroom's serif.
  {
    source: 'fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2',
    target: 'app/styles/alexandria.woff2',
    text: arabicLetters,
    axes: { wght: { min: 300, max: 820 } },
    features: joining,
  },
  {
    source: condensed,
    target: 'app/styles/noto-sans-arabic-light.woff2',
    text: arabicLetters,
    axes: { wdth: 62.5, wght: 330 },
    features: joining,
  },
  {
    source: condensed,
    target: 'app/styles/noto-sans-arabic-black.woff2',
    text: arabicLetters,
    axes: { wdth: 75, wght: 860 },
    features: joining,
  },
  {
    source: 'fontsource/amiri/files/amiri-arabic-400-normal.woff2',
    target: 'app/pages/photography-agency/amiri.woff2',
    text: arabicLetters,
    axes: {},
    features: joining,
  },
  {
    source: 'fontsource/lalezar/files/lalezar-arabic-400-normal.woff2',
    target: 'app/pages/marketing-agency/lalezar-arabic.woff2',
    text: arabicLetters,
    axes: {},
    features: joining,
  },
  {
    source: 'fontsource/rakkas/files/rakkas-arabic-400-normal.woff2',
    target: 'app/pages/video-showcase/rakkas.woff2',
    text: arabicLetters,
    axes: {},
    features: joining,
  },
]

for (const { source, target, text, axes, features: keepFeatures } of cuts) {
  const font = await readFile(`node_modules/@${source}`)
  const subset = await subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures,
  })
  await writeFile(target, subset)
  console.log(`${target}: ${(subset.length / 1024).toFixed(1)} KiB`)
}
