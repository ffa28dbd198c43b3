import { type ReactNode, useState } from 'react'
import type { SaveOutcome } from '~/hooks/use-record-form'
import { loadHandOver, useOpenHandOver } from '~/layouts/use-open-hand-over'
import { ContactForm, type ContactMessage } from '~/sections/contact-form'

type EnquiryFormProps = Pick<Parameters<typeof ContactForm>[0], 'titleId' | 'pageSource'>

/**
 * The contact form, connected to the store, and under it the last step, which hands over what was stored. Both are fetched
 * when somebody comes to the form, and the step at once where an enquiry of an earlier visit is still open. Source:
 * D23 and D24.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const question = useOpenHandOver({ mentionsAsked: true })
  const [lastStep, setLastStep] = useState<ReactNode>()

  async function send(message: ContactMessage): Promise<SaveOutcome> {
    try {
      const [{ addMessage }, { HandOver }] = await load()
      const result = await addMessage(message)
      if (result.ok) {
        const { record } = result
        setLastStep(<HandOver key={record.id} record={record} />)
      }
      return result
    } catch {
      // What stores and hands over cannot be fetched, so nothing was stored, and the form says so.
      return { ok: false, reason: 'unavailable' }
    }
  }

  return (
    <>
      <ContactForm {...props} isFollowed={lastStep !== undefined} onSend={send} onFocus={prepare} />
      {lastStep ?? question}
    </>
  )
}

/** Nothing is stored that could not be handed over. */
const load = () => Promise.all([import('~/store/messages'), loadHandOver()])

/** A file that fails now is asked for again when the form is sent. */
function prepare() {
  load().catch(() => {})
}
