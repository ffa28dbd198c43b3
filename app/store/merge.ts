import { canonicalJson } from '../lib/canonical-json.ts'
import type { ListKey } from './import-text.ts'
import { emailKey } from './schema.ts'

/** What becomes of records that join a list. */
export type Merged<Item> = {
  added: Item[]
  /** The list has them already. */
  present: Item[]
  /** The list has other content under the same identity, which stays as it is. */
  differing: Item[]
}

type Identified = { readonly id?: unknown; readonly email?: unknown }

/**
 * Sorts what joins a list into new, known and contradictory. An enquiry and a comment are known by `id` and e-mail
 * address, a subscriber by the address alone, in any case (D10). Later items are compared with earlier ones as
 * well.
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

/** Text that no whole record has for an object without the fields that identify one. */
function identityOf(list: ListKey, { id, email }: Identified): string {
  const address = emailKey(email)
  if (list === 'newsletter_emails') return address
  return typeof id === 'number' ? `${id} ${address}` : ''
}

/** When somebody subscribed a second time is no news. */
function hasSameContent(list: ListKey, one: Identified, other: Identified): boolean {
  return list === 'newsletter_emails' || contentOf(one) === contentOf(other)
}

function contentOf(object: Identified): string {
  return canonicalJson({ ...object, email: emailKey(object.email) })
}
