import { useId } from 'react'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './deliverables.module.css'

/** What the client holds in the end: one running line of large type, in turn wide and narrow. */
export function Deliverables({ deliverables }: { deliverables: readonly string[] }) {
  const id = useId()
  return (
    <Section surface="chalk" aria-labelledby={id}>
      <Heading level={2} id={id} size="heading">
        What you receive
      </Heading>
      <ul className={styles.list}>
        {deliverables.map((deliverable) => (
          <li key={deliverable} className={styles.item}>
            {deliverable}{' '}
          </li>
        ))}
      </ul>
    </Section>
  )
}
