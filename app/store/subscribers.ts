import { is } from 'valibot'
import { type Subscriber, subscriberSchema } from './schema.ts'
import { createCollection, type SaveResult } from './storage.ts'

const collection = createCollection<Subscriber>({
  key: 'newsletter_emails',
  isRecord: (value) => is(subscriberSchema, value),
})

/** Newsletter subscribers, oldest first. */
export const useSubscribers = collection.useStored
export const clearSubscribers = collection.clear
export const discardSubscribersCopy = collection.discardCopy

/**
 * Subscribes an address once, whatever its case. `empty` and `duplicate` are the refusals that
 * spec §5 has messages for.
 */
export async function addSubscriber(address: string): Promise<SaveResult<'empty' | 'duplicate'>> {
  const email = address.trim()
  const wanted = email.toLowerCase()
  const record = { email, subscribedAt: new Date().toISOString() }
  if (!is(subscriberSchema, record)) return { ok: false, reason: 'empty' }
  return collection.append<'duplicate'>((subscribers) =>
    subscribers.some((subscriber) => subscriber.email.trim().toLowerCase() === wanted)
      ? { refuse: 'duplicate' }
      : { record },
  )
}
