import { useId } from 'react'
import type { FaqItem } from '#words/faq.ts'
import { InlineText } from '~/ui/inline-text'
import styles from './answers.module.css'

/**
 * An interview: the question small, the answer in brief beside it, large. The rest of the answer opens under it; at
 * most one is open, the first initially. `<details name>` does the work. Source: spec §4, "FAQ accordion".
 */
export function Answers({ items }: { items: readonly FaqItem[] }) {
  const name = useId()
  return (
    <div className={styles.answers}>
      {items.map(({ slug, question, brief, answer }, index) => (
        <details key={slug} id={slug} name={name} open={index === 0} className={styles.item}>
          <summary className={styles.summary}>
            <h3 className={styles.question}>{question}</h3>
            <span className={styles.brief} data-width={width(brief)}>
              {brief}
            </span>
            <svg viewBox="0 0 20 20" className={styles.sign} aria-hidden="true">
              <path d="M0 9h20v2H0Z" />
              <path className={styles.stroke} d="M11.1 0h2.1L8.9 20H6.8Z" />
            </svg>
          </summary>
          <p className={styles.answer}>
            <InlineText text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}

/** The shorter an answer, the wider and the larger its letters, so that each comes near to filling its line. */
function width({ length }: string) {
  if (length <= 7) return 'wide'
  return length <= 16 ? 'normal' : 'narrow'
}
