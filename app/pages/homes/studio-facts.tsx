import { studioFacts } from '~/content/en/studio-home'
import styles from './studio-facts.module.css'

/** Four figures side by side, never counted up. Source: spec §3, "Fun fact". */
export function StudioFacts() {
  return (
    <section data-surface="sea" aria-label="The studio in figures">
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
