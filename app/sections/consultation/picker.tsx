import { type ReactNode, useId, useState } from 'react'
import type { Temporal } from 'temporal-polyfill'
import type { MeetingWay, words } from '#words/parts/contact-consultation.ts'
import { contacts } from '~/content/contacts'
import { type SaveOutcome, useRecordForm } from '~/hooks/use-record-form'
import { fillIn } from '~/lib/fill-in'
import { fillInCount } from '~/lib/plural'
import { offeredTimes } from '~/lib/schedule/offered-times'
import { proposalText } from '~/lib/schedule/proposal'
import type { StudioCalendar } from '~/lib/schedule/studio-calendar'
import {
  calendarOf,
  cityOf,
  clocksDiffer,
  daysIn,
  visitorTimeZone,
} from '~/lib/schedule/time-zones'
import { FormFoot } from '~/sections/form-foot'
import { Button } from '~/ui/button'
import { Field, TextField } from '~/ui/field'
import { Heading } from '~/ui/heading'
import { ConsultationOrder } from './order'
import styles from './picker.module.css'
import { ConsultationTimes } from './times'

const names = ['fullName', 'email', 'mobile', 'note', 'time'] as const

/** A visitor's proposal: the contact form's fields, the means of meeting, and the times in order of preference. */
export type Proposal = {
  fullName: string
  email: string
  mobile: string
  /** The times in words, followed by the visitor's text. */
  message: string
  way: MeetingWay
  /** In the studio's zone. */
  times: readonly Temporal.ZonedDateTime[]
}

type ConsultationPickerProps = {
  words: typeof words
  /** The id of the heading that names the form. */
  titleId: string
  calendar: StudioCalendar
  /** The moment from which the offered times are computed. */
  readNow: () => Temporal.Instant
  /** What the visitor has chosen in the estimate: its sums, and the sentence for the message. */
  estimate?: { sums: string; message: string }
  /** Rendered under the fields once a proposal is stored; its button is then the primary one. */
  nextStep?: ReactNode
  /** Called when the visitor reaches the form. */
  onFocus: () => void
  onPropose: (proposal: Proposal) => Promise<SaveOutcome>
}

/** One to three times in order of preference, and who proposes them. Source: D26; spec §5, "Contact form". */
export function ConsultationPicker({
  words: { section, picker: texts, record, form: formTexts, foot },
  titleId,
  calendar,
  readNow,
  estimate,
  nextStep,
  onFocus,
  onPropose,
}: ConsultationPickerProps) {
  const orderId = useId()
  const hintId = useId()
  const [offer, setOffer] = useState(readOffer)
  const [hasEstimate, setHasEstimate] = useState(true)
  const [way, setWay] = useState<MeetingWay>(texts.ways.options[0].value)
  /** Times as epoch milliseconds, the preferred one first. */
  const [choices, setChoices] = useState<readonly number[]>([])
  /** From the first chosen time on, so that only one question is asked at a time. */
  const [asksWho, setAsksWho] = useState(false)
  /** A new id resets the choice. */
  const [round, setRound] = useState(0)
  const { form, control, submit, message } = useRecordForm({
    names,
    texts: { ...formTexts, refusals: { past: texts.past } },
    save,
  })
  const { labels, zones } = texts
  const { studio, visitor } = offer
  const chosen = choices.flatMap(
    (choice) => offer.times.find((time) => time.epochMilliseconds === choice) ?? [],
  )

  const lacksTime = chosen.length === 0

  function choose(times: readonly number[]) {
    setChoices(times)
    setAsksWho(true)
  }

  function readOffer() {
    const now = readNow()
    const times = offeredTimes(now, calendar)
    const zone = visitorTimeZone(now, calendar.timeZone)
    // Memoised: a slow phone with the Temporal polyfill needs time for it.
    const days = daysIn(zone, times)
    return {
      times,
      days,
      calendar: calendarOf(days),
      studio: calendar.timeZone,
      visitor: clocksDiffer(zone, times) ? zone : undefined,
    }
  }

  async function save({ fullName, email, mobile, note }: Record<(typeof names)[number], string>) {
    // The page may have been open for a day.
    const current = readOffer()
    const stillOffered = new Set(current.times.map((time) => time.epochMilliseconds))
    if (!choices.every((choice) => stillOffered.has(choice))) {
      setOffer(current)
      setChoices(choices.filter((choice) => stillOffered.has(choice)))
      return { ok: false, reason: 'past' }
    }
    const outcome = await onPropose({
      fullName,
      email,
      mobile,
      message: messageOf(note),
      way,
      times: chosen,
    })
    if (outcome.ok) {
      setChoices([])
      setAsksWho(false)
      setWay(texts.ways.options[0].value)
      setRound(round + 1)
    }
    return outcome
  }

  function messageOf(note: string) {
    const heading = record.headings[way]
    const about = [hasEstimate && estimate?.message, note].filter(Boolean).join('\n\n')
    return proposalText({
      heading,
      times: chosen,
      visitorZone: visitor,
      note: about,
      cities: zones,
    })
  }

  function mailOf({ fullName, email, mobile, note }: Record<(typeof names)[number], string>) {
    return {
      subject: `${record.projectType}: ${fullName}`,
      body: `${messageOf(note)}\n\n${fullName}\n${email}\n${mobile}`,
    }
  }

  if (offer.times.length === 0) {
    return (
      <p>
        {section.none} <a href={`mailto:${contacts.email}`}>{contacts.email}</a>,{' '}
        <a href={contacts.phone.href}>{contacts.phone.label}</a>.
      </p>
    )
  }
  return (
    <form className={styles.form} aria-labelledby={titleId} onFocus={onFocus} {...form}>
      <div key={round} className={styles.choosing}>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{texts.ways.legend}</legend>
          <div className={styles.ways}>
            {texts.ways.options.map(({ value, label }) => (
              <label key={value} className={styles.way}>
                <input
                  type="radio"
                  name="way"
                  value={value}
                  checked={way === value}
                  onChange={() => setWay(value)}
                  className={styles.input}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <ConsultationTimes
          texts={texts}
          days={offer.days}
          calendar={offer.calendar}
          otherZone={visitor && studio}
          zoneNote={fillIn(visitor ? zones.differ : zones.same, {
            studio: cityOf(studio, zones.names) ?? studio,
          })}
          choices={choices}
          onChoicesChange={choose}
          {...control('time')}
        />
      </div>
      <div data-surface="chalk" className={styles.sheet}>
        <Heading level={3} size="subtitle" voice="counter" id={orderId} className={styles.order}>
          {texts.order}
        </Heading>
        <ConsultationOrder
          texts={texts}
          titleId={orderId}
          times={chosen}
          zone={visitor ?? studio}
          otherZone={visitor && studio}
          onChoicesChange={choose}
        />
        {estimate && (
          <label className={styles.estimate}>
            <input
              type="checkbox"
              checked={hasEstimate}
              onChange={() => setHasEstimate(!hasEstimate)}
            />
            <span>{fillIn(texts.estimate, { sums: estimate.sums })}</span>
          </label>
        )}
        {asksWho ? (
          <div className={styles.fields}>
            <div className={styles.wide}>
              <Field
                label={labels.fullName}
                autoComplete="name"
                required
                {...control('fullName')}
              />
            </div>
            <Field
              type="email"
              label={labels.email}
              autoComplete="email"
              required
              {...control('email')}
            />
            <Field
              type="tel"
              label={labels.mobile}
              autoComplete="tel"
              required
              {...control('mobile')}
            />
            <div className={styles.wide}>
              <TextField label={labels.note} hint={texts.noteHint} {...control('note')} />
            </div>
          </div>
        ) : null}
        <div className={styles.end}>
          <FormFoot
            texts={foot}
            note="twoSteps"
            message={message}
            unsavedMail={message?.values && mailOf(message.values)}
          />
          <div className={styles.sending}>
            {lacksTime && (
              <p id={hintId} className={styles.hint}>
                {texts.timeFirst}
              </p>
            )}
            <Button
              variant={nextStep ? 'outline' : 'solid'}
              aria-describedby={lacksTime ? hintId : undefined}
              className={styles.send}
              {...submit}
            >
              {fillInCount(texts.send, Math.max(choices.length, 1))}
            </Button>
          </div>
        </div>
        {nextStep}
      </div>
    </form>
  )
}
