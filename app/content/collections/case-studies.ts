/** The case studies, one file each in `case-studies/`, and the generic page `/case-study/case-study-details`. */

import { array, integer, number, optional, picklist, pipe, strictTuple } from 'valibot'
import { caseStudyPage } from '#words/case-study-page.ts'
import { fields, figure, oneOf, summary, text, threePlates, threePlateWords } from './fields.ts'
import { type MarkdownFile, readGeneric, readThings } from './markdown.ts'
import { pictureName } from './picture-name.ts'
import { projects } from './projects.ts'
import { storySections } from './story-sections.ts'

const facts = {
  /** What was made or found, in one line: the title of the page and of its hero. */
  title: text,
  client: text,
  sector: text,
  /** Two sentences beneath the hero's title. */
  intro: text,
  summary,
  duration: text,
  /** Number of members who worked on it; a test compares it with the team pages. */
  teamSize: pipe(number('Expected a number of people.'), integer('Expected a number of people.')),
  services: array(text, 'Expected a list such as [Research, Web design].'),
  /** What the research found, in a sentence or two each. */
  findings: array(text, 'Expected a list of sentences, each on a line that begins with "- ".'),
  /** The first, which is understood without the others, stands in the hero. One of them must be a figure of the project. */
  figures: strictTuple([figure, figure, figure, figure], 'Expected four figures.'),
  /** From the client; the role does not repeat the client's name. */
  quote: fields({ text, name: text, role: text }),
  /** Twice as wide as high; the page cuts off its upper start corner. */
  banner: pictureName,
  /** For phones, square, where a crop of the banner would lose what it shows. */
  bannerNarrow: optional(pictureName),
  /** Under it, where it shows words: what they say. */
  bannerText: optional(text),
  /** One for research, one for what it found, one for the result. */
  plates: threePlates,
  /** What follows the hero. The other figures stand by the result otherwise, and the quotation before it. */
  leads: picklist(
    ['overview', 'figures', 'quote'],
    'Expected what follows the hero: overview, figures or quote.',
  ),
  /** Whether the picture of the research reaches from edge to edge of the window, or stands under its text. */
  evidence: picklist(['wide', 'column'], 'Expected wide or column.'),
}

/** One number of the study before and after, as it stands on the page's last sheet above the visitor's own. */
const slipWords = { title: text, counts: text, before: text, after: text }

const slugs = projects.map(({ slug }) => slug)

const caseStudy = fields({
  ...facts,
  /** The project it is about. */
  project: picklist(slugs, `Expected a project: one of ${slugs.join(', ')}.`),
  /** The picture of its slide in the case study showcase. */
  slide: pictureName,
  /** The paper is what the study is about. */
  slip: fields({ paper: oneOf(['bill', 'form', 'hours', 'map', 'tiles']), ...slipWords }),
})

/** What a translation says in words of its own. */
const words = {
  title: text,
  client: text,
  sector: text,
  intro: text,
  summary,
  duration: text,
  services: facts.services,
  findings: facts.findings,
  figures: facts.figures,
  quote: facts.quote,
  plates: threePlateWords,
  bannerText: optional(text),
}

/** In the order of their projects. */
export const caseStudies = readThings('case-studies', {
  front: caseStudy,
  words: fields({ ...words, slip: fields(slipWords) }),
  readBody: readTexts,
}).toSorted((a, b) => slugs.indexOf(a.project) - slugs.indexOf(b.project))

/** The studio's own website as a case study: about no project, and on no slide. */
export const genericCaseStudy = readGeneric('case-studies', {
  front: fields(facts),
  words: fields(words),
  readBody: readTexts,
})

export type CaseStudySlip = (typeof caseStudies)[number]['slip']

export type GenericCaseStudy = typeof genericCaseStudy

function readTexts(file: MarkdownFile) {
  const { overview, research, result } = caseStudyPage
  const headings = [overview.title, research.title, result.title]
  const [first = [], second = [], third = []] = storySections(file, headings).map(
    ({ paragraphs }) => paragraphs,
  )
  return { overview: first, research: second, result: third }
}
