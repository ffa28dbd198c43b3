import { Fragment } from 'react'
import type { faq } from '#words/faq.ts'
import { certainties, faqCertainties } from '~/content/faq-certainties'
import { Accordion } from '~/ui/accordion'
import { InlineText } from '~/ui/inline-text'
import styles from './answers.module.css'

/** What the widths of the answers below mean, each width by its name over the end of its bars. */
export function Key({ words }: { words: (typeof faq)['certainty'] }) {
  return (
    <p className={styles.key}>
      <span className={styles.rule}>{words.rule}</span>{' '}
      <span className={styles.steps}>
        {certainties.map((certainty) => (
          <Fragment key={certainty}>
            <span className={styles.brief} data-certainty={certainty}>
              {words.steps[certainty]}
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </p>
  )
}

/**
 * An interview: the question, and under it the answer in brief, in letters and on a bar as wide as it is sure. The rest
 * of the answer opens under it. Source: spec §4, "FAQ accordion".
 */
export function Answers({ items }: { items: (typeof faq)['categories'][number]['items'] }) {
  return (
    <Accordion
      className={styles.answers}
      items={items.map(({ slug, question, brief, answer }) => ({
        id: slug,
        title: question,
        brief: (
          <span className={styles.brief} data-certainty={faqCertainties[slug] ?? undefined}>
            {brief}
          </span>
        ),
        content: (
          <p>
            <InlineText text={answer} />
          </p>
        ),
      }))}
    />
  )
}
