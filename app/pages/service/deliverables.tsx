import type { servicePage } from '#words/service-page.ts'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './deliverables.module.css'

type DeliverablesProps = {
  words: (typeof servicePage)['deliverables']
  deliverables: readonly string[]
}

/** What the client holds in the end, a row for each. */
export function Deliverables({ words, deliverables }: DeliverablesProps) {
  return (
    <Section surface="chalk" aria-labelledby="receive" className={styles.deliverables}>
      <Heading level={2} id="receive" className={styles.heading}>
        {words.title}
      </Heading>
      <ul>
        {deliverables.map((deliverable) => (
          <li key={deliverable} className={styles.item}>
            {deliverable}
          </li>
        ))}
      </ul>
    </Section>
  )
}
