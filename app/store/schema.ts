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
 * The three records that visitors leave behind, field for field as in spec §3. The same schema
 * accepts a filled-in form and recognises a record that is read from storage or from a file.
 *
 * Nothing here transforms: a record is either readable as it stands or it is not, so reading and
 * writing it back never changes it, not even a field that a later version has added.
 */

/** What two e-mail addresses are compared by; empty for what is no text. Source: D10. */
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

// `1e999` in stored JSON reads as Infinity, which would be written back as null.
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
 * What a table shows of an object that may be no whole record: each field that is as the schema
 * wants it. A field that is not is left out, here alone and never from what is stored.
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
