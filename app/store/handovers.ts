import { is, number, object, optional, picklist, string } from 'valibot'
import { createExclusive } from './exclusive.ts'
import { handoversKey as key } from './has-handovers.ts'

/**
 * How far the visitor has come with handing over what a form stored. It is kept for the visitor's sake alone, in a key of
 * its own: the lists of the specification hold their records and nothing else. An entry that cannot be read is dropped,
 * and a browser that keeps nothing only forgets to ask. Source: D24.
 */

/** The ways in which an enquiry can be handed over. Source: D23. */
const channels = ['email', 'whatsapp', 'share', 'copy', 'file'] as const
export type Channel = (typeof channels)[number]

const handoverSchema = object({
  id: number(),
  channel: optional(picklist(channels)),
  doneAt: optional(string()),
  askedAt: optional(string()),
})

/** How far one enquiry has come. Times are ISO 8601 in UTC. */
export type Handover = {
  /** The record's. */
  id: number
  /** The way that was opened last. Nobody knows whether it led to us. */
  channel?: Channel
  /** When the visitor said that it is done. */
  doneAt?: string
  /** When the visitor has seen the question whether it reached us. */
  askedAt?: string
}

const exclusively = createExclusive(key, () => localStorage.getItem(key))

function read(): Handover[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(list)
      ? list.filter((entry): entry is Handover => is(handoverSchema, entry))
      : []
  } catch {
    return []
  }
}

async function change(next: (handovers: Handover[]) => Handover[]): Promise<void> {
  try {
    await exclusively(() => {
      const handovers = next(read())
      if (handovers.length > 0) localStorage.setItem(key, JSON.stringify(handovers))
      else localStorage.removeItem(key)
    })
  } catch {
    // Storage is full or blocked: nothing of the enquiry is lost, it is only not asked after.
  }
}

/** The enquiry that was stored last of those that nobody has called done. */
export function openHandover(): Handover | undefined {
  return read().findLast(({ doneAt }) => doneAt === undefined)
}

/** Notes what is new about an enquiry; the first note begins its entry. */
export function noteHandover(id: number, news: Omit<Handover, 'id'> = {}): Promise<void> {
  return change((handovers) => {
    const entry = { ...handovers.find((handover) => handover.id === id), ...news, id }
    return handovers.some((handover) => handover.id === id)
      ? handovers.map((handover) => (handover.id === id ? entry : handover))
      : [...handovers, entry]
  })
}

/** Forgets the state of one enquiry. Its record stays where it is. */
export function forgetHandover(id: number): Promise<void> {
  return change((handovers) => handovers.filter((handover) => handover.id !== id))
}
