import { useId } from 'react'
import { sectionNames } from '~/content/en/section-names'
import { studioFacts } from '~/content/en/studio-home'
import { Heading } from '~/ui/heading'
import styles from './studio-facts.module.css'

/** Four figures side by side, without a counting animation. Source: spec §3, "Fun fact". */
export function StudioFacts() {
  const id = useId()
  return (
    <section data-surface="sea" aria-labelledby={id}>
      <Heading id={id} level={2} size="heading" className={styles.name}>
        {sectionNames.funFacts}
      </Heading>
      <dl className={styles.facts}>
        {studioFacts.map(({ factNumber, title }) => (
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
