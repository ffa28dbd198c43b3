import { useId } from 'react'
import type { teamPage } from '#words/team-page.ts'
import { HeadlineText } from '~/sections/headline'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './end.module.css'

type EndProps = { words: (typeof teamPage)['callToAction'] }

/** Two of the team at a table, which is the footer, and the place that is free. Source: spec §2, "call-to-action banner". */
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
            <Bust seat={seats[index]} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const seats = ['designer', 'developer', 'free'] as const

/** A head and shoulders of flat faces; the free place has only their outline. */
function Bust({ seat }: { seat: (typeof seats)[number] | undefined }) {
  return (
    <svg viewBox="0 0 240 250" data-seat={seat} className={styles.bust} aria-hidden="true">
      {seat === 'free' ? (
        <path
          className={styles.outline}
          d="M66 250 84 196 96 176 76 120 84 52 124 16 168 34 184 86 168 148 148 178 192 196 226 250M6 250 40 204 96 176"
        />
      ) : (
        <>
          <path className={styles.face} d="M40 204 96 176 148 178 198 198 234 250H6Z" />
          <path className={styles.shade} d="M148 178 198 198 234 250H122Z" />
          <path className={styles.face} d="M76 120 84 52 124 16 168 34 184 86 168 148 124 166Z" />
          <path className={styles.light} d="M76 120 84 52 124 16 118 84Z" />
          <path className={styles.shade} d="M124 16 168 34 184 86 168 148 124 166 118 84Z" />
          <path className={styles.face} d="M96 150 124 166 158 154 148 178 122 206 96 176Z" />
          <path className={styles.hair} d="M76 74 84 52 124 10 172 30 186 84 150 48 112 60Z" />
        </>
      )}
    </svg>
  )
}
