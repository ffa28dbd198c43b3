import type { marketingAgency } from '#words/marketing-agency.ts'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './facts.module.css'

type FactsProps = { words: (typeof marketingAgency)['facts'] }

/** Four figures, the first as wide as the section. Source: spec §3, "Fun fact". */
export function Facts({ words: { label, items } }: FactsProps) {
  return (
    <Section surface="fountain" width="bleed" space="none" aria-labelledby="facts">
      <Heading id="facts" level={2} size="heading" className={styles.name}>
        {label}
      </Heading>
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
