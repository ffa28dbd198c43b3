/**
 * Makes the font files of the site from the published families: of each the letters, axes and features that the design uses.
 * Run by hand (`npm run font`) when a font package changes; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { home as homeArabic } from '../app/content/ar/home.ts'
import { home } from '../app/content/en/home.ts'
import { site } from '../app/content/en/site.ts'
import { home as homeFrench } from '../app/content/fr/home.ts'
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
  // The darkroom's display face: one weight, at an optical size whose hairlines last in small headings, too.
  {
    source: 'fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    target: 'app/pages/photography-agency/fraunces.woff2',
    text: headline,
    axes: { opsz: 120, wght: 350, SOFT: 0, WONK: 0 },
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
  // The studio's name in the header of rooms whose text has a face of its own.
  {
    source: 'fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2',
    target: 'app/styles/mona-sans-name.woff2',
    text: site.shortName,
    axes: { wght: 800, wdth: 125 },
    features,
  },
  // The rooms' text faces: a book's, a newspaper's (which is a museum's, too), a letterer's, a billposter's, a paper
  // cutter's and a developer's, at the optical size of text. Bolder weights are for labels; the letterer's are in her black.
  {
    source: 'fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    target: 'app/pages/photography-agency/fraunces-text.woff2',
    text: ascii + french + punctuation,
    axes: { opsz: 12, wght: { min: 360, max: 600 }, SOFT: 0, WONK: 0 },
    features,
  },
  {
    source: 'fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    target: 'app/pages/case-study-showcase/newsreader.woff2',
    text: ascii + french + punctuation,
    axes: { opsz: 14, wght: { min: 400, max: 600 } },
    features,
  },
  {
    source: 'fontsource-variable/hepta-slab/files/hepta-slab-latin-wght-normal.woff2',
    target: 'app/pages/freelancer-agency/hepta-slab-text.woff2',
    text: ascii + french + punctuation,
    axes: { wght: 390 },
    features,
  },
  {
    source:
      'fontsource-variable/sofia-sans-semi-condensed/files/sofia-sans-semi-condensed-latin-wght-normal.woff2',
    target: 'app/pages/marketing-agency/sofia-sans.woff2',
    text: ascii + french + punctuation,
    axes: { wght: { min: 400, max: 750 } },
    features,
  },
  {
    source:
      'fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    target: 'app/pages/creative-solution/bricolage-grotesque.woff2',
    // Its kerning is large, so it lacks signs that no text has.
    text: (ascii + french + punctuation).replace(/[\\^`{|}~²³÷]/g, ''),
    axes: { opsz: 14, wdth: 100, wght: { min: 400, max: 700 } },
    features,
  },
  // Half of the way from a sans to a typewriter's letters, which all have one width.
  {
    source: 'fontsource-variable/recursive/files/recursive-latin-full-normal.woff2',
    target: 'app/pages/personal-portfolio/recursive.woff2',
    text: ascii + french + punctuation,
    axes: { MONO: 0.3, CASL: 0, slnt: 0, CRSV: 0.5, wght: { min: 400, max: 700 } },
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
  // The wall and what it bears: letters that are wide and black, or narrow and light.
  {
    source: 'fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
    target: 'app/pages/creative-portfolio/anybody-light.woff2',
    text: ascii + french + punctuation,
    axes: { wdth: 75, wght: 250 },
    features,
  },
  {
    source: 'fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
    target: 'app/pages/creative-portfolio/anybody-black.woff2',
    text: ascii + french + punctuation,
    axes: { wdth: 125, wght: 900 },
    features,
  },
  // The card index is typewritten.
  {
    source: 'fontsource-variable/martian-mono/files/martian-mono-latin-standard-normal.woff2',
    target: 'app/pages/personal-portfolio/martian-mono-light.woff2',
    text: ascii + french + punctuation,
    axes: { wdth: 75, wght: 300 },
    features,
  },
  {
    source: 'fontsource-variable/martian-mono/files/martian-mono-latin-standard-normal.woff2',
    target: 'app/pages/personal-portfolio/martian-mono-bold.woff2',
    text: ascii + french + punctuation,
    axes: { wdth: 75, wght: 800 },
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

type Door = keyof typeof home.doors.houses

/**
 * The cut of a room's face for the name at its door on the home page: its letters alone, in the languages of its script.
 * @param room the file of the room's face, below `app/pages`
 * @throws if the room has no such face
 */
function doorCut(door: Door, room: string, axes?: Cut['axes']): Cut {
  const cut = cuts.find(({ target }) => target === `app/pages${door}/${room}.woff2`)
  if (!cut) throw new Error(`No face is cut for app/pages${door}/${room}.woff2.`)
  const pages = cut.text === arabicLetters ? [homeArabic] : [home, homeFrench]
  return {
    ...cut,
    target: `app/pages/home/doors/${room}.woff2`,
    text: pages.map(({ doors }) => doors.houses[door]).join(''),
    axes: axes ?? cut.axes,
  }
}

const doorCuts: readonly Cut[] = [
  // Small and on a dark ground, the italic needs stronger hairlines than in its room.
  doorCut('/photography-agency', 'fraunces-italic', { opsz: 36, wght: 380, SOFT: 0, WONK: 0 }),
  doorCut('/photography-agency', 'amiri'),
  doorCut('/marketing-agency', 'lalezar'),
  doorCut('/marketing-agency', 'lalezar-arabic'),
  doorCut('/freelancer-agency', 'hepta-slab-black'),
  doorCut('/creative-solution', 'londrina-solid'),
  doorCut('/personal-portfolio', 'martian-mono-bold'),
  doorCut('/creative-portfolio', 'anybody-black'),
  doorCut('/showcase-portfolio', 'shrikhand'),
  doorCut('/case-study-showcase', 'abril-fatface'),
  doorCut('/video-showcase', 'limelight'),
  doorCut('/video-showcase', 'rakkas'),
]

for (const { source, target, text, axes, features: keepFeatures } of [...cuts, ...doorCuts]) {
  const font = await readFile(`node_modules/@${source}`)
  const subset = await subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures,
  })
  await writeFile(target, subset)
  console.log(`${target}: ${(subset.length / 1024).toFixed(1)} KiB`)
}
