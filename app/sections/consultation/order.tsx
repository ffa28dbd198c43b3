import { type MouseEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Temporal } from 'temporal-polyfill'
import type { words } from '#words/parts/contact-consultation.ts'
import { comma } from '~/lib/comma'
import { fillIn } from '~/lib/fill-in'
import { preferChoice } from '~/lib/schedule/preferences'
import { besideIt, dateInWords } from '~/lib/schedule/proposal'
import { clockOf } from '~/lib/schedule/time-zones'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './order.module.css'

type ConsultationOrderProps = {
  texts: (typeof words)['picker']
  /** The id of the heading above the list. */
  titleId: string
  /** The chosen times, the preferred one first. */
  times: readonly Temporal.ZonedDateTime[]
  /** The zone in which they are shown, and the second zone. */
  zone: string
  otherZone?: string
  /** As epoch milliseconds. */
  onChoicesChange: (choices: readonly number[]) => void
}

/** The chosen times in order of preference, and the free places. */
export function ConsultationOrder({
  texts,
  titleId,
  times,
  zone,
  otherZone,
  onChoicesChange,
}: ConsultationOrderProps) {
  const list = useRef<HTMLOListElement>(null)
  const choices = times.map((time) => time.epochMilliseconds)

  function wordsOf(time: Temporal.ZonedDateTime) {
    const shown = time.withTimeZone(zone)
    const clock = clockOf(shown)
    const read = otherZone ? fillIn(texts.zones.yours, { time: clock }) : clock
    return `${dateInWords(shown.toPlainDate())}${comma}${read}`
  }

  function move({ currentTarget }: MouseEvent<HTMLElement>, index: number) {
    // Moving the second up moves the first down. An element that moves in the DOM loses focus, so restore it.
    flushSync(() => onChoicesChange(preferChoice(choices, Math.max(index, 1))))
    currentTarget.focus()
  }

  function remove(index: number) {
    // The focused button is removed with its time.
    list.current?.focus()
    onChoicesChange(choices.toSpliced(index, 1))
  }

  return (
    <>
      <ol ref={list} tabIndex={-1} aria-labelledby={titleId} className={styles.list}>
        {times.map((time, index) => {
          const words = wordsOf(time)
          return (
            <li key={time.epochMilliseconds} className={styles.item}>
              <p className={styles.words}>
                {words}
                {otherZone && (
                  <span className={styles.other}>
                    {' '}
                    {besideIt(time.withTimeZone(otherZone), time.withTimeZone(zone), texts.zones)}
                  </span>
                )}
              </p>
              <p className={styles.actions}>
                {times.length > 1 && (
                  <button
                    type="button"
                    onClick={(event) => move(event, index)}
                    className={styles.action}
                  >
                    {index === 0 ? texts.moveDown : texts.moveUp}
                    <VisuallyHidden>: {words}</VisuallyHidden>
                  </button>
                )}
                <button type="button" onClick={() => remove(index)} className={styles.action}>
                  {texts.remove}
                  <VisuallyHidden>: {words}</VisuallyHidden>
                </button>
              </p>
            </li>
          )
        })}
        {texts.places.slice(times.length).map((place) => (
          <li key={place} className={styles.item} data-empty="">
            <p>{place}</p>
          </li>
        ))}
      </ol>
      {/* A checkbox conveys that it is checked, but not the rank of the choice. */}
      <VisuallyHidden role="status">
        {times.map((time, index) => `${texts.ranks[index]}: ${wordsOf(time)}.`).join(' ')}
      </VisuallyHidden>
    </>
  )
}
