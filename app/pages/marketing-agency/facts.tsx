import type { marketingAgency } from '#words/marketing-agency.ts'
import { Heading } from '~/ui/heading'
import { Section, type Surface } from '~/ui/section'
import styles from './facts.module.css'

/** Colours of the sheets, in the order of the figures. */
const papers: readonly Surface[] = ['fluo', 'tar', 'newsprint', 'lemon']

type FactsProps = { words: (typeof marketingAgency)['facts'] }

/** Four figures, the first the largest where there is room. Source: spec §3, "Fun fact". */
export function Facts({ words: { label, items } }: FactsProps) {
  return (
    <Section
      surface="fluo"
      width="bleed"
      space="none"
      aria-labelledby="facts"
      className={styles.wall}
    >
      <Heading id="facts" level={2} size="heading" className={styles.name}>
        {label}
      </Heading>
      <dl className={styles.facts}>
        {items.map(({ factNumber, title: fact }, index) => (
          <div key={fact} data-surface={papers[index]} className={styles.fact}>
            <dt className={styles.title}>{fact}</dt>
            <dd className={styles.number}>{factNumber}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
