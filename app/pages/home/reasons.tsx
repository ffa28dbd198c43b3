import { useId } from 'react'
import type { home } from '#words/home.ts'
import { whyChoose } from '~/content/pictures/home'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './reasons.module.css'

type ReasonsProps = { words: (typeof home)['reasons'] }

/** Why choose us: who does the work, and three promises. Source: spec §2, "why-choose block". */
export function Reasons({ words }: ReasonsProps) {
  const id = useId()
  const { label, title, text, promises, action } = words

  return (
    <Section surface="ink" aria-labelledby={id} className={styles.reasons}>
      <Heading id={id} level={2} label={label} size="display" className={styles.title}>
        <HeadlineLines lines={title} />
      </Heading>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <ButtonLink href="/about" variant="outline">
          {action}
        </ButtonLink>
      </div>
      <div className={styles.picture} data-reveal="light">
        <Picture picture={whyChoose} sizes="(width >= 62rem) 56vw, 100vw" />
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
