/** The projects of the portfolio, one file each in `projects/`, and the generic page `/portfolio/portfolio-details`. */
import {
  array,
  type InferOutput,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  strictTuple,
} from 'valibot'
import {
  day,
  fields,
  figure,
  oneOf,
  summary,
  surface,
  text,
  threePlates,
  threePlateWords,
} from './fields.ts'
import { type MarkdownFile, readGeneric, readThings } from './markdown.ts'
import { pictureName } from './picture-name.ts'
import { storySections } from './story-sections.ts'

/** Source: spec §2, "portfolio". */
const category = oneOf(['web_design', 'ui_ux_design', 'mobile_apps', 'logo_design'])

const quantityRange = 'Expected a number from 0 to 99: it is set as large as its column allows.'

const quantity = pipe(
  number(quantityRange),
  minValue(0, quantityRange),
  maxValue(99, quantityRange),
)

/** How the page is composed. The client's colour is in the pictures and in the choice of planes. */
const look = fields({
  /** `stage` is a picture from edge to edge under the title, `split` one beside it, to the end or the start. */
  composition: oneOf(['stage', 'split-end', 'split-start']),
  /** The plane of title and picture. */
  hero: surface,
  /** The plane of the story. */
  story: surface,
  /** The plane of the figures, and after which section of the story they stand; 0 is before the first. */
  figures: surface,
  figuresAfter: oneOf([0, 1, 2]),
  /** Which of the three plates holds several screens, too small for a phone: there it is pushed aside. */
  row: optional(oneOf([0, 2])),
})

/** A portfolio item (spec §3) without `href` and `src`, which follow from the slug and the picture, and its facts. */
const facts = {
  /** The client's name, which is the project's title everywhere. */
  title: text,
  /** What was made, in six words at most. */
  subtitle: text,
  category,
  client: text,
  /** The client's town. */
  location: text,
  /** Day of launch; pages show month and year. */
  date: day,
  /** What it was designed and built with, in the order of use. */
  software: array(text, 'Expected a list such as [Figma, React].'),
  summary,
  figures: strictTuple([figure, figure, figure], 'Expected three figures.'),
  look,
}

const changeWords = {
  /** What is counted, with its unit; it follows both numbers: "26 → 9, minutes to hand over a shift". @default the project's own `counts` */
  counts: optional(text),
  /** Of each number, where they are two: "4 days → 11 min". */
  units: optional(strictTuple([text, text], 'Expected two units.')),
  /** What it is and for whom, then what is gone. */
  note: text,
}

/** What the project changed, as the portfolio draws it: the number of the first figure, and what it was before. */
const change = fields({ before: quantity, after: quantity, ...changeWords })

const project = fields({
  ...facts,
  /** Its place in the portfolio. */
  order: number('Expected a number; the smallest is the first of the portfolio.'),
  /** For its tile and the head of its page. */
  picture: pictureName,
  /** A second one from edge to edge; absent if the head already shows it. */
  scene: optional(pictureName),
  /** The same composed for phones. */
  sceneNarrow: optional(pictureName),
  /** Under it, where it shows words: what they say. */
  sceneText: optional(text),
  /** What the first figure counts, in four words: lists have no room for its whole label. */
  counts: text,
  change,
  /** A wide one, an upright one, a wide one. */
  plates: threePlates,
})

export type ProjectCategory = InferOutput<typeof category>
export type ProjectLook = InferOutput<typeof look>

/** What a translation says in words of its own. */
const factWords = {
  title: text,
  subtitle: text,
  client: text,
  location: text,
  software: facts.software,
  summary,
  figures: facts.figures,
}

const projectWords = fields({
  ...factWords,
  sceneText: optional(text),
  counts: text,
  change: fields(changeWords),
  plates: threePlateWords,
})

/** In the order of the portfolio. */
export const projects = readThings('projects', {
  front: project,
  words: projectWords,
  readBody: readStory,
}).toSorted((a, b) => a.order - b.order)

export type Project = (typeof projects)[number]

/** The names of all projects, by their slugs. */
export const projectNames: Readonly<Record<string, string>> = Object.fromEntries(
  projects.map(({ slug, title }) => [slug, title]),
)

/** The example of how a project runs. It is nobody's: it has no tile and no pictures. */
export const genericProject = readGeneric('projects', {
  front: fields(facts),
  words: fields(factWords),
  readBody: readStory,
})

export type GenericProject = typeof genericProject

/** What it was, what we did, and what failed or was refused, which opens with its sentence across the page. */
function readStory(file: MarkdownFile) {
  return { story: storySections(file, 3) }
}
