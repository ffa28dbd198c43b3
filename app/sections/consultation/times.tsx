import { useId, useState } from 'react'
import type { words } from '#words/parts/contact-consultation.ts'
import { comma } from '~/lib/comma'
import { dayAndMonth, formatDay } from '~/lib/dates'
import { fillIn } from '~/lib/fill-in'
import { toggleChoice } from '~/lib/schedule/preferences'
import { besideIt, dateInWords } from '~/lib/schedule/proposal'
import { type calendarOf, clockOf, type VisitorDay } from '~/lib/schedule/time-zones'
import { FieldError } from '~/ui/field'
import styles from './times.module.css'

type ConsultationTimesProps = {
  texts: (typeof words)['picker']
  /** All offered times, in the visitor's zone. */
  days: readonly VisitorDay[]
  /** The days in whole weeks. */
  calendar: ReturnType<typeof calendarOf>
  /** The studio's zone, if its clocks differ: it is shown beside each time. */
  otherZone?: string
  /** Whose clocks the times are on. */
  zoneNote: string
  /** Chosen times as epoch milliseconds, the preferred one first. */
  choices: readonly number[]
  onChoicesChange: (choices: readonly number[]) => void
  name: string
  /** The error of the choice. */
  error?: string
}

/** The upcoming days as radios, and the times of the selected day as checkboxes. */
export function ConsultationTimes({
  texts,
  days,
  calendar,
  otherZone,
  zoneNote,
  choices,
  onChoicesChange,
  name,
  error,
}: ConsultationTimesProps) {
  const id = useId()
  const [pickedDate, setPickedDate] = useState<string>()
  const day = days.find(({ date }) => date.toString() === pickedDate) ?? days[0]
  const { columns, places } = calendar
  const isFull = choices.length === texts.places.length
  const hintId = isFull ? `${id}-full` : undefined
  const errorId = error ? `${id}-error` : undefined

  if (!day) return null
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{fillIn(texts.days, spanOf(days))}</legend>
        <div aria-hidden="true" data-columns={columns} className={styles.weekdays}>
          {places.slice(0, columns).map(({ date }) => (
            <span key={date.dayOfWeek}>{texts.weekdays[date.dayOfWeek - 1]}</span>
          ))}
        </div>
        <div data-columns={columns} className={styles.days}>
          {places.map(({ date, times: onDay, startsMonth }) => {
            const iso = date.toString()
            const shown = (
              <>
                {startsMonth && (
                  <span className={styles.month}>{texts.months[date.month - 1]}</span>
                )}
                <span className={styles.number}>{date.day}</span>
              </>
            )
            if (!onDay) {
              return (
                <span key={iso} aria-hidden="true" className={styles.free}>
                  {shown}
                </span>
              )
            }
            const isChosen = onDay.some((time) => choices.includes(time.epochMilliseconds))
            return (
              <label key={iso} className={styles.day}>
                <input
                  type="radio"
                  name="day"
                  value={iso}
                  checked={date.equals(day.date)}
                  onChange={() => setPickedDate(iso)}
                  aria-label={listOf(dateInWords(date), isChosen && texts.chosenDay)}
                  className={styles.input}
                />
                {shown}
                {isChosen && <span className={styles.mark} />}
              </label>
            )
          })}
        </div>
      </fieldset>
      <fieldset className={styles.group} aria-describedby={hintId}>
        <legend className={styles.legend}>
          {fillIn(otherZone ? texts.yourTimes : texts.times, { day: dateInWords(day.date) })}
        </legend>
        <p className={styles.note}>{zoneNote}</p>
        <div data-beside={otherZone && ''} className={styles.times}>
          {day.times.map((time, index) => {
            const epochMs = time.epochMilliseconds
            const rank = choices.indexOf(epochMs)
            const isChosen = rank >= 0
            const other = otherZone && besideIt(time.withTimeZone(otherZone), time, texts.zones)
            return (
              <label key={epochMs} className={styles.time}>
                <input
                  type="checkbox"
                  name={name}
                  value={time.toInstant().toString()}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() =>
                    onChoicesChange(toggleChoice(choices, epochMs, texts.places.length))
                  }
                  // The browser's own validation, here for an empty choice.
                  ref={(input) =>
                    input?.setCustomValidity(index > 0 || choices.length > 0 ? '' : texts.noTime)
                  }
                  aria-label={listOf(clockOf(time), other, texts.ranks[rank])}
                  aria-describedby={errorId}
                  aria-invalid={error ? true : undefined}
                  className={styles.input}
                />
                <span className={styles.clock}>{clockOf(time)}</span>
                {other && <span className={styles.other}>{other}</span>}
                {isChosen && <span className={styles.rank}>{rank + 1}</span>}
              </label>
            )
          })}
        </div>
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {isFull && (
          <p id={hintId} className={styles.full}>
            {texts.full}
          </p>
        )}
      </fieldset>
    </>
  )
}

/** The first and the last day in words; the year stands once, unless it changes between them. */
function spanOf(days: readonly VisitorDay[]) {
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day) => day?.date.toString())
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  return { first: isOneYear ? dayAndMonth(first) : formatDay(first), last: formatDay(last) }
}

/** Composes a control's accessible name, because the parts of a tile run together when read out. */
function listOf(...parts: readonly (string | false | undefined)[]) {
  return parts.filter(Boolean).join(comma)
}
