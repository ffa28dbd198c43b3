import { useId } from 'react'
import type { faq } from '#words/faq.ts'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './ending.module.css'

/** The question that is not in the list: an empty line, the length of the page. Source: spec §2, call to action. */
export function Ending({ words }: { words: (typeof faq)['callToAction'] }) {
  const id = useId()
  return (
    <Section surface="chalk" aria-labelledby={id} className={styles.ending}>
      <Heading id={id} level={2} size="title" voice="display">
        {words.title}
      </Heading>
      <p className={styles.blank} aria-hidden="true">
        <span className={styles.line} />
        {words.mark}
      </p>
      <div className={styles.foot}>
        <p className={styles.text}>{words.text}</p>
        <ButtonLink href="/contact#consultation">{words.label}</ButtonLink>
      </div>
    </Section>
  )
}
