import { decodeText } from '../lib/decode-text.ts'
import { mergeComments } from './comments.ts'
import { type Candidate, type ListKey, type Refusal, readImport } from './import-text.ts'
import { type Merged, mergeInto } from './merge.ts'
import { mergeMessages } from './messages.ts'
import type { SaveResult, StorageProblem, StoredObject } from './storage.ts'
import { mergeSubscribers } from './subscribers.ts'

/** Browsers limit a site's storage to about 5 million characters, so no larger file could fit. */
const maxFileBytes = 32_000_000

/** What was refused, why, and where it was. */
export type ImportRefusal = Omit<Refusal, 'reason'> & {
  reason: Refusal['reason'] | StorageProblem | 'differs' | 'too-large' | 'unreadable'
  /** The file's name; absent for pasted text. */
  source?: string
  /** Set for a record that contradicts the stored one of the same identity. */
  id?: number
  /** How many records could not be stored. */
  count?: number
}

/** Accounts for every record of an import exactly once: added, already stored, or refused with a reason. */
export type ImportReport = {
  added: Record<ListKey, number>
  present: number
  refused: readonly ImportRefusal[]
}

/** A text to read. `isWhole` is false when single characters in it may be wrong. */
export type ImportSource = { name?: string; text: string; isWhole?: boolean }

type Item<Entry> = { record: Entry; source?: string }

/**
 * Adds the whole records of several texts to their lists, each list under its lock and compared with what is stored
 * at that moment. Stored records are never changed. Source: D25.
 */
export async function importTexts(sources: readonly ImportSource[]): Promise<ImportReport> {
  const items: (Candidate & { source?: string })[] = []
  const refused: ImportRefusal[] = []
  for (const { name: source, text, isWhole } of sources) {
    const read = await readImport(text, isWhole)
    items.push(...read.candidates.map((candidate) => ({ ...candidate, source })))
    refused.push(...read.refusals.map((refusal) => ({ ...refusal, source })))
  }
  const subscribers = await mergeList(
    'newsletter_emails',
    items.filter((item) => item.list === 'newsletter_emails'),
    mergeSubscribers,
  )
  const messages = await mergeList(
    'contact_submissions',
    items.filter((item) => item.list === 'contact_submissions'),
    mergeMessages,
  )
  const comments = await mergeList(
    'blog_comments',
    items.filter((item) => item.list === 'blog_comments'),
    mergeComments,
  )
  const outcomes = [subscribers, messages, comments]
  return {
    added: {
      newsletter_emails: subscribers.added,
      contact_submissions: messages.added,
      blog_comments: comments.added,
    },
    present: outcomes.reduce((total, { present }) => total + present, 0),
    refused: [...refused, ...outcomes.flatMap((outcome) => outcome.refused)],
  }
}

/** Imports files in the same way. A file that is too large or no longer readable is refused. */
export async function importFiles(files: readonly File[]): Promise<ImportReport> {
  const sources: ImportSource[] = []
  const refused: ImportRefusal[] = []
  for (const file of files) {
    if (file.size > maxFileBytes) refused.push({ reason: 'too-large', source: file.name })
    else {
      try {
        const bytes = new Uint8Array(await file.arrayBuffer())
        sources.push({ name: file.name, ...decodeText(bytes) })
      } catch {
        refused.push({ reason: 'unreadable', source: file.name })
      }
    }
  }
  const report = await importTexts(sources)
  return { ...report, refused: [...refused, ...report.refused] }
}

async function mergeList<Entry extends object>(
  list: ListKey,
  items: readonly Item<Entry>[],
  merge: (choose: (stored: readonly StoredObject<Entry>[]) => Entry[]) => Promise<SaveResult>,
): Promise<{ added: number; present: number; refused: ImportRefusal[] }> {
  let merged: Merged<Item<Entry>> = { added: [], present: [], differing: [] }
  if (items.length === 0) return { added: 0, present: 0, refused: [] }
  const result = await merge((stored) => {
    merged = mergeInto(list, stored, items)
    return merged.added.map(({ record }) => record)
  })
  const refused: ImportRefusal[] = merged.differing.map(({ source, record }) => ({
    reason: 'differs',
    source,
    id: 'id' in record && typeof record.id === 'number' ? record.id : undefined,
  }))
  if (result.ok) return { added: merged.added.length, present: merged.present.length, refused }
  // Storage was blocked before anything could be compared, so every record is refused.
  const isCompared = merged.added.length + merged.present.length + merged.differing.length > 0
  const count = isCompared ? merged.added.length : items.length
  return {
    added: 0,
    present: merged.present.length,
    refused: [...refused, { reason: result.reason, count }],
  }
}
