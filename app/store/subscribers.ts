import { is } from 'valibot'
import { emailKey, type Subscriber, subscriberSchema } from './schema.ts'
import { createCollection, type SaveResult } from './storage.ts'

const collection = createCollection<Subscriber>('newsletter_emails')

/** Newsletter subscribers, oldest first. */
export const useSubscribers = collection.useStored
export const mergeSubscribers = collection.merge
export const clearSubscribers = collection.clear
export const discardSubscribersCopy = collection.discardCopy

/**
 * Subscribes an address once, whatever its case. `empty` and `duplicate` are the refusals for which spec §5 has
 * messages.
 */
export async function addSubscriber(address: string): Promise<SaveResult<'empty' | 'duplicate'>> {
  const email = address.trim()
  const record = { email, subscribedAt: new Date().toISOString() }
  if (!is(subscriberSchema, record)) return { ok: false, reason: 'empty' }
  return collection.append<'duplicate'>((subscribers) =>
    subscribers.some((subscriber) => emailKey(subscriber.email) === emailKey(email))
      ? { refuse: 'duplicate' }
      : { record },
  )
}
