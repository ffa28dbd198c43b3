import { useId } from 'react'
import type { portfolio } from '#words/portfolio.ts'
import { HeadlineText } from '~/sections/headline'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './end.module.css'

type EndProps = {
  words: (typeof portfolio)['callToAction']
  /** The dominant colours of the projects' pictures, in their order. */
  colors: readonly string[]
}

/** The projects as planes of their colours, and the next plane, which is empty. Source: spec §2, "call-to-action banner". */
export function End({ words, colors }: EndProps) {
  const id = useId()
  return (
    <Section surface="ink" space="none" aria-labelledby={id} className={styles.end}>
      <Planes colors={colors} />
      <div className={styles.plate}>
        <Heading id={id} level={2} size="display">
          <HeadlineText headline={words.title} />
        </Heading>
        <p className={styles.text}>{words.text}</p>
        <ButtonLink href="/contact" className={styles.action}>
          {words.label}
        </ButtonLink>
      </div>
    </Section>
  )
}

function Planes({ colors }: { colors: readonly string[] }) {
  return (
    <svg
      viewBox={`0 0 ${colors.length} 1`}
      preserveAspectRatio="none"
      className={styles.planes}
      aria-hidden="true"
    >
      {colors.map((color, index) => (
        // A hair wider than its step, or the ground would shine through between two planes.
        <path key={color} d={`M${index} 0h1.02v1h-1.02Z`} fill={color} />
      ))}
    </svg>
  )
}
