import { useId } from 'react'
import type { teamPage } from '#words/team-page.ts'
import { HeadlineText } from '~/sections/headline'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import designer from './designer.svg'
import developer from './developer.svg'
import styles from './end.module.css'

type EndProps = { words: (typeof teamPage)['callToAction'] }

/** In the order of the places: what stands there, without anybody, for the first answer gives the names. */
const drawings = [designer, developer]

/** Two places at a table, which is the footer: the same letter lies at both. Source: spec §2, "call-to-action banner". */
export function End({ words }: EndProps) {
  const id = useId()
  return (
    <Section surface="chalk-2" space="none" aria-labelledby={id} className={styles.end}>
      <div className={styles.words}>
        <Heading id={id} level={2} size="display">
          <HeadlineText headline={words.title} />
        </Heading>
        <p className={styles.text}>{words.text}</p>
        <ButtonLink href="/contact" className={styles.action}>
          {words.label}
        </ButtonLink>
      </div>
      <ul aria-label={words.table} className={styles.table}>
        {words.places.map((name, index) => (
          <li key={name} className={styles.place}>
            <span className={styles.name}>{name}</span>
            <img
              src={drawings[index]}
              alt=""
              width="450"
              height="512"
              loading="lazy"
              className={styles.drawing}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
