import { useId } from 'react'
import type { faq } from '#words/faq.ts'
import { InlineText } from '~/ui/inline-text'
import styles from './answers.module.css'
import { certainties } from './certainty'

/**
 * An interview: the question, and beside it the answer in brief, in letters as wide as it is sure. The rest of the
 * answer opens under it; at most one is open, the first initially. `<details name>` does the work. Source: spec §4,
 * "FAQ accordion".
 */
export function Answers({ items }: { items: (typeof faq)['categories'][number]['items'] }) {
  const name = useId()
  return (
    <div className={styles.answers}>
      {items.map(({ slug, question, brief, answer }, index) => (
        <details key={slug} id={slug} name={name} open={index === 0} className={styles.item}>
          <summary className={styles.summary}>
            <h3 className={styles.question}>{question}</h3>
            <span className={styles.brief} data-certainty={certainties[slug]}>
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
