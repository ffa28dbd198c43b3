import type { architectureAgency } from '#words/architecture-agency.ts'
import type { architectureFacts } from '#words/fun-facts.ts'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './figures.module.css'

type FiguresProps = {
  words: (typeof architectureAgency)['figures']
  facts: typeof architectureFacts
}

/** The front of the house, and below it the practice's four figures, on one dimension line. Source: spec §2, "fun facts". */
export function Figures({ words, facts }: FiguresProps) {
  return (
    <Section surface="concrete" aria-labelledby="figures" className={styles.figures}>
      <Heading id="figures" level={2} size="heading" className={styles.name}>
        {words.label}
      </Heading>
      <p className={styles.note}>{words.note}</p>
      <div role="img" aria-label={words.frontLabel} className={styles.front}>
        <div data-ink="front" className={styles.lines} />
        <div className={styles.sun} />
      </div>
      <dl className={styles.chain}>
        {facts.map(({ factNumber, title, note }) => (
          <div key={title} className={styles.fact}>
            <dt className={styles.title}>{title}</dt>
            <dd className={styles.number}>{factNumber}</dd>
            <dd className={styles.counted}>{note}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
