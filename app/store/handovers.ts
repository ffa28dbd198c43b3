import { is, number, object, optional, picklist, string } from 'valibot'
import { createExclusive } from './exclusive.ts'
import { handoversKey as key } from './has-open-handover.ts'

/**
 * How far the visitor has come with handing over a stored enquiry. The state serves the visitor alone and has its own
 * key, because the specified lists hold their records and nothing else. An unreadable entry is dropped; in a browser
 * that stores nothing, the question is simply not asked. Source: D24.
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

/** The state of one enquiry. Times are ISO 8601 in UTC. */
export type Handover = {
  /** The `id` of the record. */
  id: number
  /** The channel that was opened last. The site cannot know whether the enquiry arrived. */
  channel?: Channel
  /** When the visitor said that it was done. */
  doneAt?: string
  /** When the visitor was asked whether the enquiry arrived. */
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
    // Storage is full or blocked. The enquiry itself is unaffected; the visitor is just not asked about it.
  }
}

/** The most recently stored enquiry that is not marked as done. */
export function openHandover(): Handover | undefined {
  return read().findLast(({ doneAt }) => doneAt === undefined)
}

/** Updates the state of an enquiry; the first update creates its entry. */
export function noteHandover(id: number, news: Omit<Handover, 'id'> = {}): Promise<void> {
  return change((handovers) => {
    const entry = { ...handovers.find((handover) => handover.id === id), ...news, id }
    return handovers.some((handover) => handover.id === id)
      ? handovers.map((handover) => (handover.id === id ? entry : handover))
      : [...handovers, entry]
  })
}

/** Removes the state of one enquiry and leaves its record alone. */
export function forgetHandover(id: number): Promise<void> {
  return change((handovers) => handovers.filter((handover) => handover.id !== id))
}
