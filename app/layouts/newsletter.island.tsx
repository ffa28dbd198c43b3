import type { words } from '#words/parts/newsletter.ts'
import type { SaveOutcome } from '~/hooks/use-record-form'
import { NewsletterForm } from '~/sections/newsletter-form'

type NewsletterProps = {
  words: typeof words
  /** `side` below another call to action, whose button is the primary one. @default 'main' */
  emphasis?: 'main' | 'side'
}

/** The newsletter's form at the foot of every page and in the side panel, connected to the store. */
export default function Newsletter({ words: texts, emphasis }: NewsletterProps) {
  return <NewsletterForm texts={texts} emphasis={emphasis} onSubscribe={subscribe} />
}

/**
 * Stores a subscriber. The store is fetched on submit, because few page views need it; if that fails, nothing is
 * stored and the form says so.
 */
async function subscribe(email: string): Promise<SaveOutcome> {
  try {
    const { addSubscriber } = await import('~/store/subscribers')
    return await addSubscriber(email)
  } catch {
    return { ok: false, reason: 'unavailable' }
  }
}
