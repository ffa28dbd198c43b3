import type { faq } from '#words/faq.ts'
import { certainties, faqCertainties } from '~/content/faq-certainties'
import { Accordion } from '~/ui/accordion'
import { InlineText } from '~/ui/inline-text'
import styles from './answers.module.css'

/** What the widths of the answers mean: a bar for each, with its name. */
export function Key({ words }: { words: (typeof faq)['certainty'] }) {
  return (
    <div data-surface="chalk" className={styles.key}>
      <p className={styles.rule}>{words.rule}</p>
      <ul className={styles.steps}>
        {certainties.map((certainty) => (
          <li key={certainty} className={styles.step}>
            <span className={styles.brief} data-certainty={certainty}>
              {words.steps[certainty]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type AnswersProps = {
  items: (typeof faq)['categories'][number]['items']
  /** The names of the widths. */
  degrees: (typeof faq)['certainty']['steps']
}

/**
 * An interview: the question, and under it the answer in brief, in letters and on a bar as wide as it is sure. The rest
 * of the answer opens under it. Source: spec §4, "FAQ accordion".
 */
export function Answers({ items, degrees }: AnswersProps) {
  return (
    <Accordion
      className={styles.answers}
      items={items.map(({ slug, question, brief, answer }) => {
        const certainty = faqCertainties[slug] ?? undefined
        return {
          id: slug,
          title: question,
          brief: (
            <span className={styles.row}>
              <span className={styles.brief} data-certainty={certainty}>
                {brief}
              </span>
              {certainty && degrees[certainty] !== brief ? (
                <span className={styles.degree}>{degrees[certainty]}</span>
              ) : null}
            </span>
          ),
          content: (
            <p>
              <InlineText text={answer} />
            </p>
          ),
        }
      })}
    />
  )
}
