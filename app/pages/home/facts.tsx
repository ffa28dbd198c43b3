import { useId } from 'react'
import { homeFacts } from '~/content/en/home'
import { sectionNames } from '~/content/en/section-names'
import { Heading } from '~/ui/heading'
import styles from './facts.module.css'

/** Four figures side by side, without a counting animation. Source: spec §3, "Fun fact". */
export function Facts() {
  const id = useId()
  return (
    <section data-surface="sea" aria-labelledby={id}>
      <Heading id={id} level={2} size="heading" className={styles.name}>
        {sectionNames.funFacts}
      </Heading>
      <dl className={styles.facts}>
        {homeFacts.map(({ factNumber, title }) => (
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
