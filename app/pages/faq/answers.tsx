import type { faq } from '#words/faq.ts'
import { faqCertainties } from '~/content/faq-certainties'
import { Accordion } from '~/ui/accordion'
import { InlineText } from '~/ui/inline-text'
import styles from './answers.module.css'

type AnswersProps = {
  items: (typeof faq)['categories'][number]['items']
  degrees: (typeof faq)['degrees']
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
              </span>{' '}
              {certainty ? <span className={styles.degree}>{degrees[certainty]}</span> : null}
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
