import { useId } from 'react'
import { sectionNames } from '~/content/en/section-names'
import type { ServiceText } from '~/content/en/services'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section, type Surface } from '~/ui/section'
import styles from './process.module.css'

type ProcessProps = {
  steps: ServiceText['process']
  surface: Surface
}

/** Three steps that go down a flight of stairs between leaning lines. Source: spec §2, "a 3-step development process". */
export function Process({ steps, surface }: ProcessProps) {
  const id = useId()
  return (
    <Section surface={surface} aria-labelledby={id} className={styles.process}>
      <Heading level={2} id={id} label={sectionNames.process} className={styles.heading}>
        <HeadlineLines
          lines={[
            { text: 'Three' },
            { text: 'steps,' },
            { text: 'in this order', voice: 'counter' },
          ]}
        />
      </Heading>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <Heading level={3} size="subtitle">
              {title}
            </Heading>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
