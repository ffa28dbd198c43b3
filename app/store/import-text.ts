import { type GenericSchema, is } from 'valibot'
import { findMachineLines } from '../lib/enquiry/machine-line.ts'
import {
  type Comment,
  commentSchema,
  type Message,
  messageSchema,
  type Subscriber,
  subscriberSchema,
} from './schema.ts'

/** The keys of spec §3, which a file of all lists uses as well. */
export const listKeys = ['newsletter_emails', 'contact_submissions', 'blog_comments'] as const

export type ListKey = (typeof listKeys)[number]

/** A whole record and the list that it belongs to. */
export type Candidate =
  | { list: 'newsletter_emails'; record: Subscriber }
  | { list: 'contact_submissions'; record: Message }
  | { list: 'blog_comments'; record: Comment }

/** Why an element was refused. */
type RefusalReason =
  /** A pasted text or a file that holds no record. */
  | 'nothing'
  /** Looks like JSON but does not parse: a file cut short or edited by hand. */
  | 'no-json'
  /** A machine line that is cut short, has a wrong checksum, or is of a later version. */
  | 'damaged'
  | 'cut-off'
  | 'version'
  /** An element that is not a record, or that lacks `fields`. */
  | 'no-record'
  | 'fields'

export type Refusal = {
  reason: RefusalReason
  /** Names of the fields that are missing or of the wrong type. */
  fields?: readonly string[]
  /** Position in a list of several elements, counted from 1. */
  position?: number
}

export type ReadImport = { candidates: readonly Candidate[]; refusals: readonly Refusal[] }

const schemas = {
  newsletter_emails: subscriberSchema,
  contact_submissions: messageSchema,
  blog_comments: commentSchema,
} as const

/** Fields that occur in this list only. */
const telling: Record<ListKey, readonly string[]> = {
  contact_submissions: ['projectType', 'mobile', 'message'],
  blog_comments: ['comment', 'blogPostId'],
  newsletter_emails: ['subscribedAt'],
}

/**
 * Reads a pasted text or a file: one record, an exported list, a file of all lists, or any text with machine lines in
 * it. Every element becomes a candidate or a refusal. `isWhole` is false for text in which single characters may be
 * wrong: then only machine lines count, because they have a checksum.
 */
export async function readImport(text: string, isWhole = true): Promise<ReadImport> {
  const json = isWhole ? parseJson(text) : undefined
  if (json !== undefined) return sortOut(readJson(json))
  const lines = await findMachineLines(text)
  if (lines.length > 0) {
    return sortOut(
      lines.map((line) => (line.ok ? readElement(line.record) : { reason: line.reason })),
    )
  }
  const reason = /^\s*[[{]/.test(text) ? 'no-json' : 'nothing'
  return { candidates: [], refusals: [{ reason }] }
}

/** The object or array, if the whole text is one. */
function parseJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

function readJson(json: object): (Candidate | Refusal)[] {
  if (Array.isArray(json)) return readList(json)
  const lists = Object.entries(json)
  if (!lists.some(([key]) => isListKey(key))) return [readElement(json)]
  return lists.flatMap(([key, list]) => {
    if (isListKey(key) && Array.isArray(list)) return readList(list, key)
    return { reason: 'no-record' as const, fields: [key] }
  })
}

function readList(list: readonly unknown[], key?: ListKey): (Candidate | Refusal)[] {
  if (list.length === 0 && !key) return [{ reason: 'nothing' }]
  return list.map((element, index) => {
    const read = readElement(element, key)
    return 'reason' in read && list.length > 1 ? { ...read, position: index + 1 } : read
  })
}

/** `key` is set when the file says which list the element belongs to; otherwise its fields decide. */
function readElement(element: unknown, key?: ListKey): Candidate | Refusal {
  if (typeof element !== 'object' || element === null || Array.isArray(element))
    return { reason: 'no-record' }
  if (is(messageSchema, element) && (key ?? 'contact_submissions') === 'contact_submissions')
    return { list: 'contact_submissions', record: element }
  if (is(commentSchema, element) && (key ?? 'blog_comments') === 'blog_comments')
    return { list: 'blog_comments', record: element }
  if (is(subscriberSchema, element) && (key ?? 'newsletter_emails') === 'newsletter_emails')
    return { list: 'newsletter_emails', record: element }

  const likely = key ?? likelyList(element)
  if (!likely) return { reason: 'no-record' }
  const found: Record<string, unknown> = { ...element }
  const wrong = Object.entries<GenericSchema>(schemas[likely].entries).filter(
    ([name, field]) => !is(field, found[name]),
  )
  return { reason: 'fields', fields: wrong.map(([name]) => name) }
}

function likelyList(element: object): ListKey | undefined {
  return Object.keys(telling)
    .filter(isListKey)
    .find((key) => telling[key].some((name) => Object.hasOwn(element, name)))
}

function isListKey(key: string): key is ListKey {
  return listKeys.some((known) => known === key)
}

function sortOut(read: readonly (Candidate | Refusal)[]): ReadImport {
  return {
    candidates: read.filter((item) => 'record' in item),
    refusals: read.filter((item) => 'reason' in item),
  }
}
