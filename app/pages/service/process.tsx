import type { servicePage } from '#words/service-page.ts'
import type { ServiceStep } from '~/content/collections/services'
import { Heading } from '~/ui/heading'
import { Section, type Surface } from '~/ui/section'
import styles from './process.module.css'

type ProcessProps = {
  words: (typeof servicePage)['process']
  steps: readonly ServiceStep[]
  surface: Surface
}

/** Three steps, under a line that becomes exact from one to the next. Source: spec §2, "a 3-step development process". */
export function Process({ words, steps, surface }: ProcessProps) {
  return (
    <Section surface={surface} aria-labelledby="process" className={styles.process}>
      <Heading level={2} id="process" label={words.label}>
        {words.title}
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
