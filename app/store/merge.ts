import { canonicalJson } from '../lib/canonical-json.ts'
import type { ListKey } from './import-text.ts'
import { emailKey } from './schema.ts'

/** The outcome for each record that is merged into a list. */
export type Merged<Item> = {
  added: Item[]
  /** The list already holds the same record. */
  present: Item[]
  /** The list holds different content under the same identity; the stored record stays unchanged. */
  differing: Item[]
}

type Identified = { readonly id?: unknown; readonly email?: unknown }

/**
 * Sorts incoming records into new, known and contradictory. An enquiry or a comment is identified by `id` and e-mail
 * address, a subscriber by the address alone; case does not count (D10). Later records are compared with earlier
 * incoming ones too.
 */
export function mergeInto<Item extends { record: Identified }>(
  list: ListKey,
  stored: readonly Identified[],
  items: readonly Item[],
): Merged<Item> {
  const known = new Map<string, Identified[]>()
  const note = (identity: string, object: Identified) => {
    const others = known.get(identity)
    if (others) others.push(object)
    else known.set(identity, [object])
  }
  for (const object of stored) note(identityOf(list, object), object)

  const merged: Merged<Item> = { added: [], present: [], differing: [] }
  for (const item of items) {
    const { record } = item
    const identity = identityOf(list, record)
    const twins = known.get(identity)
    if (!twins) {
      merged.added.push(item)
      note(identity, record)
    } else if (twins.some((twin) => hasSameContent(list, twin, record))) merged.present.push(item)
    else merged.differing.push(item)
  }
  return merged
}

/** The identity of an object without identifying fields; no whole record can have this text. */
function identityOf(list: ListKey, { id, email }: Identified): string {
  const address = emailKey(email)
  if (list === 'newsletter_emails') return address
  return typeof id === 'number' ? `${id} ${address}` : ''
}

/** Subscribers are equal whatever the date: a second subscription is no contradiction. */
function hasSameContent(list: ListKey, one: Identified, other: Identified): boolean {
  return list === 'newsletter_emails' || contentOf(one) === contentOf(other)
}

function contentOf(object: Identified): string {
  return canonicalJson({ ...object, email: emailKey(object.email) })
}
