import { useId } from 'react'
import type { faq } from '#words/faq.ts'
import { pageAddress } from '~/lib/page-address'
import { Button, ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
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
        <p className={styles.text}>{words.text}</p>
        <div className={styles.actions}>
          <Button type="submit" form={formId} className={styles.ask}>
            {question.ask}
          </Button>
          <ButtonLink href="/contact#consultation" variant="outline">
            {words.label}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
