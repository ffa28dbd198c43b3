/** What the file of a case study holds. */
import { array, type InferOutput, integer, number, picklist, pipe, strictTuple } from 'valibot'
import { fields, figure, summary, text, threePlates } from './fields.ts'
import { type MarkdownFile, readThings } from './markdown.ts'
import { pictureName } from './pictures.ts'
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
  /** One of them must be a figure of the project. */
  figures: strictTuple([figure, figure, figure, figure], 'Expected four figures.'),
  /** From the client; the role does not repeat the client's name. */
  quote: fields({ text, name: text, role: text }),
  /** Twice as wide as high; the page cuts off its upper start corner. */
  banner: pictureName,
  /** One for research, one for what it found, one for the result. */
  plates: threePlates,
}

/** The studio's own website as a case study: about no project, and on no slide. */
export type GenericCaseStudy = ReturnType<typeof readCaseStudies>['genericCaseStudy']

/**
 * The case studies in the order of their projects, and the generic page, which is in a folder of its own.
 *
 * @param projects the slugs of all projects, in order
 * @param headings of the page's three sections of text
 * @throws {ContentError} that names file and line
 */
export function readCaseStudies(
  language: 'en',
  projects: readonly string[],
  headings: readonly [overview: string, research: string, result: string],
) {
  const caseStudy = fields({
    ...facts,
    /** The project it is about. */
    project: picklist(projects, `Expected a project: one of ${projects.join(', ')}.`),
    /** The picture of its slide in the case study showcase. */
    slide: pictureName,
  })
  function readTexts(file: MarkdownFile) {
    const texts = storySections(file, headings).map(({ paragraphs }) => paragraphs)
    const [overview = [], research = [], result = []] = texts
    return { overview, research, result }
  }
  const caseStudies = readThings(`${language}/case-studies`, caseStudy, readTexts)
  const place = ({ project }: InferOutput<typeof caseStudy>) => projects.indexOf(project)
  const folder = `${language}/case-studies/generic`
  const [genericCaseStudy] = readThings(folder, fields(facts), readTexts)
  if (!genericCaseStudy) throw new Error(`Expected a file in ${folder}.`)
  return { caseStudies: caseStudies.toSorted((a, b) => place(a) - place(b)), genericCaseStudy }
}
