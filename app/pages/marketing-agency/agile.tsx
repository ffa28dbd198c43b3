import type { marketingAgency } from '#words/marketing-agency.ts'
import { Heading } from '~/ui/heading'
import { Section, type Surface } from '~/ui/section'
import styles from './agile.module.css'

/** Surfaces of the posters, in the order of the steps. */
const planes: readonly Surface[] = ['fluo', 'tar', 'lemon']

type AgileProps = { words: (typeof marketingAgency)['agile'] }

/** Three overlapping posters that read as one sentence. Source: spec §2, "an agile statement". */
export function Agile({ words: { label, steps, text } }: AgileProps) {
  return (
    <Section surface="newsprint" width="bleed" space="none" aria-labelledby="agile">
      <Heading id="agile" level={2} className={styles.sentence}>
        {steps.map(({ text: words, day }, index) => (
          <span key={day} data-surface={planes[index]} className={styles.step}>
            {index === 0 ? <span className={styles.label}>{label} </span> : null}
            <span className={styles.words}>{words}</span> <span className={styles.day}>
              {day}
            </span>{' '}
          </span>
        ))}
      </Heading>
      <p className={styles.text}>{text}</p>
    </Section>
  )
}
