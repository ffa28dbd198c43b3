import { useId } from 'react'
import type { faq } from '#words/faq.ts'
import { pageAddress } from '~/lib/page-address'
import { Button } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './ending.module.css'

/**
 * The question that is not in the list: a line to write it on, which opens the contact form with the question in it.
 * Source: spec §2, call to action.
 */
export function Ending({ words }: { words: (typeof faq)['callToAction'] }) {
  const id = useId()
  const formId = useId()
  const { question } = words
  return (
    <Section surface="chalk" aria-labelledby={id} className={styles.ending}>
      <Heading id={id} level={2} size="title" voice="display">
        {words.title}
      </Heading>
      <form
        id={formId}
        // `post` never puts the question into an address that a server sees; the behaviour opens the page itself.
        method="post"
        action={pageAddress('/contact')}
        data-mark={words.mark}
        className={styles.blank}
      >
        <label className={styles.field}>
          <span className={styles.label}>{question.label}</span>
          <input required maxLength={300} autoComplete="off" className={styles.input} />
        </label>
        <span className={styles.line} />
        <span className={styles.mark} aria-hidden="true">
          {words.mark}
        </span>
      </form>
      <div className={styles.foot}>
        <div className={styles.ask}>
          <Button type="submit" form={formId}>
            {question.ask}
          </Button>
          <p>{question.note}</p>
        </div>
        <p className={styles.text}>
          {words.text} <Link href="/contact#consultation">{words.label}</Link>
        </p>
      </div>
    </Section>
  )
}
