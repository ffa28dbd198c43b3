import type { words } from '#words/parts/hand-over.ts'
import { dayInWords } from '~/lib/enquiry/day-in-words'
import { referenceOf } from '~/lib/enquiry/reference'
import type { Message } from '~/store/schema'
import { Button } from '~/ui/button'
import styles from './question.module.css'

type HandOverQuestionProps = {
  texts: typeof words
  /** The stored enquiry that is not marked as done. */
  record: Message
  /** It was asked about before; now it is only mentioned. */
  wasAsked: boolean
  onDone: () => void
  onNotYet: () => void
  onForget: () => void
  /** Called when the question has come into view. */
  onSeen: () => void
}

/** Asks on a later visit whether the enquiry has arrived. Source: D24. */
export function HandOverQuestion(props: HandOverQuestionProps) {
  const { texts, record, wasAsked, onDone, onNotYet, onForget, onSeen } = props
  const { before, days, after } = texts.question
  const day = dayInWords(record.submittedAt, new Date(), days) ?? ''
  const reference = referenceOf(record.id)

  function watch(element: HTMLElement) {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onSeen()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }

  return (
    <section
      aria-label={`${texts.letter.enquiry} ${reference}`}
      className={styles.question}
      ref={watch}
    >
      <p className={wasAsked ? undefined : styles.ask}>
        {wasAsked ? `${texts.waiting} ${reference}.` : `${before} ${day}. ${after}`}
      </p>
      <p className={styles.answers}>
        {!wasAsked && (
          <Button variant="outline" onClick={onDone}>
            {texts.yes}
          </Button>
        )}
        <Button variant="outline" onClick={onNotYet}>
          {wasAsked ? texts.handOver : texts.notYet}
        </Button>
        <Button variant="quiet" onClick={onForget}>
          {texts.dismiss}
        </Button>
      </p>
    </section>
  )
}
