/**
 * The services, one file each in `services/`, and the generic page `/service/service-details`, what all of them have in
 * common.
 */
import {
  array,
  check,
  integer,
  length,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  regex,
  strictTuple,
  string,
  transform,
} from 'valibot'
import type { Rotation } from '../../lib/icosahedron.ts'
import type { Picture, PictureFocus } from '../../lib/picture.ts'
import { type TestimonialKey, testimonialKeys } from '../testimonials.ts'
import { fields, oneOf, type StudioSurface, summary, surface, text } from './fields.ts'
import { ContentError, type MarkdownFile, readGeneric, readThings } from './markdown.ts'
import { paragraphs } from './paragraphs.ts'
import { pictureName } from './picture-name.ts'
import { type Project, projects } from './projects.ts'

export type Service = {
  /** The name of the file, and the last part of the address. */
  slug: string
  title: string
  /** 70 to 160 characters: the card's text and the description for search engines. */
  summary: string
  look: ServiceLook
  lead: string
  /** What it usually takes, in days, where that can be said. */
  effort?: string | undefined
  /** What the client receives. */
  deliverables: readonly string[]
  /** Of the first pictures among the samples, what they show or what is read in them. */
  findings?: readonly string[] | undefined
  /** One thing of a client before the service and after it. */
  change: Change
  /** What lies on the table while this service is done. */
  scene: { picture: Picture; caption: string }
  /** Source: spec §2, "a 3-step development process". */
  process: readonly ServiceStep[]
  /**
   * Five clients: the one whose project this service made opens the section, the other four are in its slider. Source:
   * spec §3, "Testimonial".
   */
  testimonials: readonly TestimonialKey[]
  /** Eight questions, none of them on another service page. Source: spec §2. */
  questions: readonly { question: string; answer: string }[]
}

export type Change = {
  project: Pick<Project, 'slug' | 'title'>
  before: Picture
  after: Picture
  /** What happened between the two, in a sentence. */
  title: string
  /** A line about each. */
  captions: readonly [string, string]
}

export type ServiceStep = { title: string; text: string }

type SampleCrop = 'whole' | 'button' | 'arrows' | 'struck' | 'components' | 'days'

/** How a service shows itself: its planes, and the faceted object as nobody else turns and crops it. */
export type ServiceLook = {
  /** The plane of the page's head, and the ground of the figure. */
  surface: StudioSurface
  /** The plane of the three steps. */
  process: StudioSurface
  /** The banner at the end is never of the head's colour. */
  callToAction: 'clementine' | 'sea'
  /** For each deliverable the project that shows one, on a table that continues the plane of the head. @default a list */
  samples?:
    | readonly {
        project: Pick<Project, 'slug' | 'title'>
        /** What the client received; without, it is drawn. */
        picture?: Picture | undefined
        crop?: SampleCrop | undefined
      }[]
    | undefined
  figure: {
    rotation: Rotation
    /** The part of the drawing that is shown, in thousandths of the object's radius. */
    viewBox: string
    /** A project that needed this service, seen through the object at the head of its page. */
    picture: Picture
    /** What a narrow crop keeps in view, if not what the picture's other crops do. */
    focus?: PictureFocus
    /** The faces that the picture is not seen through (0 to 19). */
    solid: readonly number[]
  }
}

const expectedAngles = 'Expected three angles in radians, such as [0.92, -0.15, 1.55].'
const expectedViewBox = 'Expected left, top, width and height, such as -701 -669 900 900.'
const focuses = ['left', 'centre-left', 'centre-right', 'upper-left'] as const
const expectedFace = 'Expected a face of the object, from 0 to 19.'
const face = pipe(
  number(expectedFace),
  integer(expectedFace),
  minValue(0, expectedFace),
  maxValue(19, expectedFace),
)
const angle = number(expectedAngles)

const projectSlug = pipe(
  oneOf(projects.map(({ slug }) => slug)),
  transform((name) => {
    // Safe: the name is one of them.
    const { slug, title } = projects.find((project) => project.slug === name)!
    return { slug, title }
  }),
)

const captions = strictTuple([text, text], 'Expected two captions.')

const facts = {
  title: text,
  summary,
  look: fields({
    surface,
    process: surface,
    callToAction: oneOf(['clementine', 'sea']),
    samples: optional(
      array(
        fields({
          project: projectSlug,
          picture: optional(pictureName),
          /** The detail or the drawing that is shown: `samples.module.css` says where it is. */
          crop: optional(oneOf(['whole', 'button', 'arrows', 'struck', 'components', 'days'])),
        }),
        'Expected a list of samples.',
      ),
    ),
    figure: fields({
      rotation: strictTuple([angle, angle, angle], expectedAngles),
      viewBox: pipe(string(expectedViewBox), regex(/^(-?\d+ ){2}\d+ \d+$/, expectedViewBox)),
      picture: pictureName,
      focus: optional(oneOf(focuses)),
      solid: array(face, 'Expected a list of faces.'),
    }),
  }),
  effort: optional(text),
  deliverables: array(text, 'Expected a list of what the client receives.'),
  findings: optional(array(text, 'Expected a list of findings.')),
  change: fields({
    project: projectSlug,
    before: pictureName,
    after: pictureName,
    title: text,
    captions,
  }),
  scene: fields({ picture: pictureName, caption: text }),
  process: pipe(
    array(fields({ title: text, text }), 'Expected three steps.'),
    length(3, 'Expected three steps.'),
  ),
  testimonials: pipe(
    array(oneOf(testimonialKeys), 'Expected five testimonials.'),
    length(5, 'Expected five testimonials.'),
  ),
  questions: pipe(
    array(fields({ question: text, answer: text }), 'Expected eight questions.'),
    length(8, 'Expected eight questions.'),
  ),
}

const service = pipe(
  fields({
    ...facts,
    order: number('Expected a number; the smallest is the first of the services.'),
    /** What a client receives, in five words: for the links to the other services. */
    result: text,
  }),
  check(
    ({ look: { samples }, deliverables, findings }) =>
      !samples ||
      (samples.length === deliverables.length &&
        samples.every(({ picture }, index) => picture || !findings?.[index])),
    'Expected a sample for each deliverable, and findings only in pictures.',
  ),
)

/** What a translation says in words of its own. */
const words = {
  title: text,
  summary,
  effort: facts.effort,
  deliverables: facts.deliverables,
  findings: facts.findings,
  change: fields({ title: text, captions }),
  scene: fields({ caption: text }),
  process: facts.process,
  questions: facts.questions,
}

/** In their order. */
export const services: readonly (Service & { result: string })[] = readThings('services', {
  front: service,
  words: fields({ ...words, result: text }),
  readBody: readLead,
}).toSorted((a, b) => a.order - b.order)

export const genericService: Service = readGeneric('services', {
  front: fields(facts),
  words: fields(words),
  readBody: readLead,
})

function readLead(file: MarkdownFile) {
  const [lead, ...others] = paragraphs(file)
  if (others.length === 0) return { lead }
  const { position } = file.tree.children[1] ?? {}
  throw new ContentError(file, position?.start.line ?? 1, 'Expected one paragraph only.')
}
