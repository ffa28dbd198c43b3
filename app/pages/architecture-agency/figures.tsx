import type { architectureAgency } from '#words/architecture-agency.ts'
import type { architectureFacts } from '#words/fun-facts.ts'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './figures.module.css'

type FiguresProps = {
  words: (typeof architectureAgency)['figures']
  facts: typeof architectureFacts
}

/** The front of the house, and below it the practice's four figures on dimension lines. Source: spec §2, "fun facts". */
export function Figures({ words, facts }: FiguresProps) {
  // Two chains, because figures in thousands and in hundreds cannot share one scale.
  const chains = [
    { of: 'thousands', facts: facts.slice(0, 2) },
    { of: 'hundreds', facts: facts.slice(2) },
  ]
  return (
    <Section surface="concrete" aria-labelledby="figures" className={styles.figures}>
      <Heading id="figures" level={2} size="heading" className={styles.name}>
        {words.label}
      </Heading>
      <div role="img" aria-label={words.frontLabel} className={styles.front}>
        <div data-ink="front" className={styles.lines} />
        <div className={styles.sun} />
      </div>
      <div className={styles.chains}>
        {chains.map(({ of, facts }) => (
          <dl key={of} data-of={of} className={styles.chain}>
            {facts.map(({ factNumber, title, note }) => (
              <div key={title} className={styles.fact}>
                <dt className={styles.title}>{title}</dt>
                <dd className={styles.number}>{factNumber}</dd>
                <dd className={styles.counted}>{note}</dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
      <p className={styles.note}>{words.note}</p>
    </Section>
  )
}
