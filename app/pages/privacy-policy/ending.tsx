import { useId } from 'react'
import type { privacyPolicy } from '#words/privacy-policy.ts'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './ending.module.css'

/** Four facts, each under a black bar that draws back while one reads. */
export function Ending({ words }: { words: (typeof privacyPolicy)['ending'] }) {
  const id = useId()
  return (
    <Section surface="ink" aria-labelledby={id} className={styles.ending}>
      <Heading id={id} level={2}>
        <HeadlineLines lines={words.title} />
      </Heading>
      <dl className={styles.facts}>
        {words.facts.map(({ of, value }) => (
          <div key={of} className={styles.fact}>
            <dt>{of}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>{words.text}</p>
      <p className={styles.action}>
        <ButtonLink href="/contact">{words.action}</ButtonLink>
      </p>
    </Section>
  )
}
