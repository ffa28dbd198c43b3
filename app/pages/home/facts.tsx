import { useId } from 'react'
import type { home } from '#words/home.ts'
import { Heading } from '~/ui/heading'
import { PageIndex } from '~/ui/page-index'
import styles from './facts.module.css'

type FactsProps = {
  /** The page's sections. The row is a part of this one, so that its styles are not among those of the first screen. */
  index: (typeof home)['index']
  words: (typeof home)['facts']
}

/** Four figures side by side, without a counting animation. Source: spec §3, "Fun fact". */
export function Facts({ index, words }: FactsProps) {
  const id = useId()
  return (
    <section data-surface="ink" aria-labelledby={id}>
      <PageIndex links={index} />
      <div className={styles.plane}>
        <Heading id={id} level={2} size="subtitle" label={words.label}>
          {words.title}
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
      </div>
    </section>
  )
}
