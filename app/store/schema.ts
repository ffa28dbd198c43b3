import {
  check,
  type InferOutput,
  is,
  number,
  type ObjectEntries,
  type ObjectSchema,
  object,
  optional,
  pipe,
  string,
} from 'valibot'

/**
 * The three kinds of records, field for field as in spec §3. The same schema validates a filled-in form and a record
 * read from storage or from a file.
 *
 * Nothing here transforms: a record either matches as it stands or it does not, so reading and writing it back never
 * changes it, including fields that a later version has added.
 */

/** The normalised form in which e-mail addresses are compared; empty for a value that is not text. Source: D10. */
export function emailKey(email: unknown): string {
  return typeof email === 'string' ? email.trim().toLowerCase() : ''
}

const filled = pipe(
  string(),
  check((value) => value.trim() !== ''),
)

const isoTime = pipe(
  string(),
  check((value) => /^\d{4}-\d\d-\d\dT/.test(value) && Number.isFinite(Date.parse(value))),
)

// `1e999` in stored JSON parses as Infinity, which would be written back as null.
const epochMs = pipe(
  number(),
  check((value) => Number.isSafeInteger(value)),
)

export const subscriberSchema = object({ email: filled, subscribedAt: isoTime })

export const messageSchema = object({
  fullName: filled,
  email: filled,
  projectType: filled,
  mobile: filled,
  message: filled,
  submittedAt: isoTime,
  pageSource: optional(string()),
  id: epochMs,
})

export const commentSchema = object({
  fullName: filled,
  email: filled,
  website: optional(string()),
  comment: filled,
  blogPostId: filled,
  submittedAt: isoTime,
  id: epochMs,
})

/** A newsletter subscriber. Source: spec §3. */
export type Subscriber = InferOutput<typeof subscriberSchema>

/** A contact enquiry; `pageSource` is absent when it came from the contact page. Source: spec §3. */
export type Message = InferOutput<typeof messageSchema>

/** A comment on an article, kept for review. Source: spec §3. */
export type Comment = InferOutput<typeof commentSchema>

/**
 * The fields of an object that match the schema, for a table that lists incomplete records. Other fields are left out
 * here only, never from what is stored.
 */
export function readableFields<Entries extends ObjectEntries>(
  schema: ObjectSchema<Entries, undefined>,
  found: Readonly<Record<string, unknown>>,
): Partial<InferOutput<ObjectSchema<Entries, undefined>>> {
  const readable = Object.entries(schema.entries).filter(
    ([name, field]) => found[name] !== undefined && is(field, found[name]),
  )
  // Each value has passed the schema of its field.
  return Object.fromEntries(readable.map(([name]) => [name, found[name]])) as Partial<
    InferOutput<ObjectSchema<Entries, undefined>>
  >
}
