import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { Temporal } from 'temporal-polyfill'
import type { words } from '#words/parts/contact-consultation.ts'
import { contacts } from '~/content/contacts'
import { studioCalendar } from '~/content/studio-calendar'
import type { SaveOutcome } from '~/hooks/use-record-form'
import { loadHandOver } from '~/layouts/use-open-hand-over'
import { referenceOf } from '~/lib/enquiry/reference'
import { consultationTitleId } from '~/sections/consultation/consultation'
import { ConsultationPicker, type Proposal } from '~/sections/consultation/picker'
import type { Message } from '~/store/schema'
import { onTakenEstimate, readTakenEstimate } from './taken-estimate'

type ConsultationProposalProps = { words: typeof words; readNow: () => Temporal.Instant }

/**
 * The picker, connected to the store: a proposal is an enquiry with its own project type. The last step below hands
 * it over together with a calendar file. Everything loads when the visitor reaches the form. Source: D26.
 */
export function ConsultationProposal({ words: texts, readNow }: ConsultationProposalProps) {
  const [lastStep, setLastStep] = useState<ReactNode>()
  const estimate = useSyncExternalStore(onTakenEstimate, readTakenEstimate)

  async function propose(proposal: Proposal): Promise<SaveOutcome> {
    const { fullName, email, mobile, message } = proposal
    const parts = await load().catch(() => undefined)
    // The store or the hand-over code cannot be fetched, so nothing is stored, and the form says so.
    if (!parts) return { ok: false, reason: 'unavailable' }
    const [{ addMessage }, { HandOver, texts: handOverTexts }, { calendarFile }] = parts
    const { projectType, calendar } = texts.record
    const result = await addMessage({ fullName, email, projectType, mobile, message })
    if (result.ok) {
      const { record } = result
      const file = {
        label: calendar.saveLabel,
        name: `${calendar.fileName}-${referenceOf(record.id)}.ics`,
        type: 'text/calendar',
        text: calendarFile(meetingOf(proposal, record, calendar)),
      }
      setLastStep(<HandOver key={record.id} texts={handOverTexts} record={record} files={[file]} />)
    }
    return result
  }

  return (
    <ConsultationPicker
      words={texts}
      titleId={consultationTitleId}
      calendar={studioCalendar}
      readNow={readNow}
      estimate={estimate}
      nextStep={lastStep}
      onFocus={prepare}
      onPropose={propose}
    />
  )
}

/** Loads the hand-over first, so that nothing is stored that could not be handed over. */
const load = () =>
  Promise.all([
    import('~/store/messages'),
    loadHandOver(),
    import('~/lib/schedule/calendar-file'),
  ] as const)

/** Minutes between the reminder of the calendar file and each proposed time. */
const reminderMinutes = 60

/** A failed fetch is retried on submit. */
function prepare() {
  load().catch(() => {})
}

function meetingOf(
  { way, times }: Proposal,
  { id, submittedAt, fullName }: Message,
  { title, description, locations }: (typeof words)['record']['calendar'],
) {
  return {
    reference: referenceOf(id),
    domain: new URL(contacts.url).hostname,
    times,
    minutes: studioCalendar.meetingMinutes,
    title: `${title}: ${fullName}`,
    description,
    location: locations[way],
    reminderMinutes,
    submittedAt: new Date(submittedAt),
  }
}
