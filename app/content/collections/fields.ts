/** Fields of front matter. The message of each says what is expected there. */
import {
  array,
  type GenericSchema,
  type InferOutput,
  isoDate,
  maxLength,
  minLength,
  nonEmpty,
  type ObjectEntries,
  optional,
  picklist,
  pipe,
  safeParse,
  strictObject,
  strictTuple,
  string,
} from 'valibot'
import { pictureName } from './picture-name.ts'

/** Words, or a number in quotes. */
export const text = pipe(
  string("Expected text; a number needs quotes, such as '46'."),
  nonEmpty('Expected text.'),
)

const summaryLength = 'Expected 70 to 160 characters, which search engines show completely.'

/** The description for search engines, and the text of cards. */
export const summary = pipe(text, minLength(70, summaryLength), maxLength(160, summaryLength))

/** A day. */
export const day = pipe(
  string('Expected a day such as 2024-09-15.'),
  isoDate('Expected a day such as 2024-09-15.'),
)

/** One of a few values. */
export function oneOf<const Values extends readonly (string | number)[]>(values: Values) {
  return picklist(values, `Expected one of ${values.join(', ')}.`)
}

/** One of the studio's own surfaces. */
export const surface = oneOf(['ink', 'night', 'chalk', 'chalk-2', 'sea', 'clementine'])

export type StudioSurface = InferOutput<typeof surface>

/** Named fields, and no others. Of a missing one the message says what its own schema expects. */
export function fields<const Entries extends ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries).join(', ')
  return strictObject(entries, ({ expected, input, path }) => {
    if (expected === 'never') return `This name is not known. Expected ${names}.`
    const field = entries[String(path?.at(-1)?.key)]
    if (expected === 'Object' || !field) {
      return `${input === undefined ? 'Missing. ' : ''}Expected ${names}, each on a line of its own.`
    }
    // All schemas of content are synchronous.
    const { issues } = safeParse(field as GenericSchema, undefined)
    return `Missing. ${issues?.[0].message}`
  })
}

/** A result: a number as it is shown, and what it counts. */
export const figure = fields({ value: text, label: text })

/**
 * What the colours of a drawing count, in the drawing's order: the page draws them in its place, and the viewer shows the
 * picture.
 */
const legend = optional(array(figure, 'Expected a list of counts and what they count.'))

/** The text in narrow windows, where each count of the legend is drawn with a drop for ten. */
const narrowText = optional(text)

/** A picture that opens in the viewer. */
const plate = fields({
  picture: pictureName,
  /** The same composed for phones, where the picture's words would be too small. */
  narrow: optional(pictureName),
  /** Title in the viewer: a few words without a full stop. */
  title: text,
  /** One or two sentences under the picture. */
  text,
  narrowText,
  legend,
})

const plateWords = fields({ title: text, text, narrowText, legend })

/** The three pictures of a project or case study, in the order of the page. */
export const threePlates = strictTuple([plate, plate, plate], 'Expected three plates.')

/** What a translation says of them. */
export const threePlateWords = strictTuple(
  [plateWords, plateWords, plateWords],
  'Expected three plates.',
)
