import { useId } from 'react'
import type { home } from '#words/home.ts'
import { whyChoose } from '~/content/pictures/home'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './reasons.module.css'

type ReasonsProps = { words: (typeof home)['reasons'] }

/** Why choose us: who does the work, and three promises. Source: spec §2, "why-choose block". */
export function Reasons({ words }: ReasonsProps) {
  const id = useId()
  const { label, title, text, promises, action } = words

  return (
    <Section surface="chalk" aria-labelledby={id} className={styles.reasons}>
      <div className={styles.scene}>
        <Picture picture={whyChoose} sizes="(width >= 62rem) 58vw, 100vw" />
        <Heading id={id} level={2} label={label} className={styles.title}>
          {title}
        </Heading>
      </div>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <ButtonLink href="/about" variant="outline">
          {action}
        </ButtonLink>
      </div>
      <dl className={styles.promises}>
        {promises.map(({ term, text }) => (
          <div key={term} className={styles.promise}>
            <dt className={styles.term}>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
