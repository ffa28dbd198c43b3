import { useId } from 'react'
import type { home } from '#words/home.ts'
import { Heading } from '~/ui/heading'
import styles from './facts.module.css'

type FactsProps = { words: (typeof home)['facts'] }

/** Four figures side by side, without a counting animation. Source: spec §3, "Fun fact". */
export function Facts({ words }: FactsProps) {
  const id = useId()
  return (
    <section data-surface="sea" aria-labelledby={id}>
      <Heading id={id} level={2} size="heading" className={styles.name}>
        {words.label}
      </Heading>
      <dl className={styles.facts}>
        {words.items.map(({ factNumber, title }) => (
          <div key={title} className={styles.fact}>
            <dt className={styles.title}>{title}</dt>
            <dd className={styles.number} data-reveal="width">
              {factNumber}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
