import { useId } from 'react'
import type { articleFigures } from '#words/article-figures.ts'
import { behaviour } from '~/islands/behaviour'
import { fillIn } from '~/lib/fill-in'
import { Button } from '~/ui/button'
import { FigureSheet } from './figure-sheet'
import type { LetterState } from './outbox'
import styles from './outbox-figure.module.css'

type OutboxProps = { caption: string; words: (typeof articleFigures)['outbox'] }

/** A delivery; without a state, it is still to come. */
type Slip = { place: string; load: string; state: LetterState | undefined }

/** The deliveries at first; the others are still to come. */
const firstStates: readonly LetterState[] = ['sent', 'saved', 'saved']

/**
 * An outbox to try out: a driver's phone, the office, and the network between them, off at first. Without scripts it is
 * a picture of that moment.
 */
export function Outbox({ caption, words }: OutboxProps) {
  const id = useId()
  const slips: Slip[] = words.deliveries.map((delivery, index) => ({
    ...delivery,
    state: firstStates[index],
  }))
  const countOf = (state: LetterState) =>
    String(slips.filter((slip) => slip.state === state).length)
  const isOnPhone = ({ state }: Slip) => state !== 'sent'
  const slipOf = ({ place, load, state }: Slip) => (
    <li key={place} data-slip={state ?? ''} hidden={!state} className={styles.slip}>
      <b>{place}</b> {load} <span className={styles.word}>{state && words.states[state]}</span>
    </li>
  )
  return (
    <FigureSheet
      caption={caption}
      note={words.harmless}
      data-saved={words.states.saved}
      data-sending={words.states.sending}
      data-sent={words.states.sent}
      {...behaviour('outbox')}
    >
      <div className={styles.scene}>
        <div className={styles.phone} data-surface="chalk">
          <p id={`${id}-phone`} className={styles.title}>
            {words.phone}
          </p>
          <ol aria-labelledby={`${id}-phone`}>{slips.filter(isOnPhone).map(slipOf)}</ol>
          <Button className={styles.deliver} data-end={words.end} data-again={words.again}>
            {words.deliver}
          </Button>
        </div>
        <div className={styles.road}>
          <p className={styles.sign}>
            {words.connection} <span className={styles.state}>{words.off}</span>
          </p>
          <button type="button" aria-pressed="false" className={styles.network}>
            {words.connection}{' '}
            <span aria-hidden="true" data-state="off" className={styles.state}>
              {words.off}
            </span>
            <span aria-hidden="true" data-state="on" className={styles.state}>
              {words.on}
            </span>
          </button>
        </div>
        <div className={styles.office}>
          <p id={`${id}-office`} className={styles.title}>
            {words.office}
          </p>
          <ol aria-labelledby={`${id}-office`}>
            {slips.filter((slip) => !isOnPhone(slip)).map(slipOf)}
          </ol>
        </div>
      </div>
      <p role="status" data-template={words.status} className={styles.status}>
        {fillIn(words.status, { saved: countOf('saved'), sent: countOf('sent') })}
      </p>
    </FigureSheet>
  )
}
