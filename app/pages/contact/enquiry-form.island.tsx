import { type ReactNode, useState } from 'react'
import type { words } from '#words/parts/enquiry-form.ts'
import type { SaveOutcome } from '~/hooks/use-record-form'
import { loadHandOver, useOpenHandOver } from '~/layouts/use-open-hand-over'
import { ContactForm, type ContactMessage } from '~/sections/contact-form'

type EnquiryFormProps = Pick<Parameters<typeof ContactForm>[0], 'titleId' | 'pageSource'> & {
  words: typeof words
}

/**
 * The contact form, connected to the store, with the hand-over step below. Both load when the visitor reaches the
 * form, and the step at once if an enquiry of an earlier visit is open. Source: D23 and D24.
 */
export default function EnquiryForm({ words: texts, ...props }: EnquiryFormProps) {
  const question = useOpenHandOver({ mentionsAsked: true })
  const [lastStep, setLastStep] = useState<ReactNode>()

  async function send(message: ContactMessage): Promise<SaveOutcome> {
    try {
      const [{ addMessage }, { HandOver, texts: handOverTexts }] = await load()
      const result = await addMessage(message)
      if (result.ok) {
        const { record } = result
        setLastStep(<HandOver key={record.id} record={record} texts={handOverTexts} />)
      }
      return result
    } catch {
      // The store or the hand-over code cannot be fetched, so nothing is stored, and the form says so.
      return { ok: false, reason: 'unavailable' }
    }
  }

  return (
    <>
      <ContactForm
        {...props}
        texts={texts}
        isFollowed={lastStep !== undefined}
        onSend={send}
        onFocus={prepare}
      />
      {lastStep ?? question}
    </>
  )
}

/** Loads the hand-over first, so that nothing is stored that could not be handed over. */
const load = () => Promise.all([import('~/store/messages'), loadHandOver()])

/** A failed fetch is retried on submit. */
function prepare() {
  load().catch(() => {})
}
