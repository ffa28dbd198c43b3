import { colle } from '~/content/en/marketing-agency'
import { Section } from '~/ui/section'
import styles from './marketing-facts.module.css'

/** One figure as large as the wall, three that fit beside it. Source: spec §3, "Fun fact". */
export function MarketingFacts() {
  const { title, items } = colle.facts
  return (
    <Section surface="sea" width="bleed" space="none" aria-label={title}>
      <dl className={styles.facts}>
        {items.map(({ factNumber, title: fact }) => (
          <div key={fact} className={styles.fact}>
            <dt className={styles.title}>{fact}</dt>
            <dd className={styles.number}>{factNumber}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
