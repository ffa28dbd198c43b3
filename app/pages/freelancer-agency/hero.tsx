import type { freelancerAgency } from '#words/freelancer-agency.ts'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './hero.module.css'
import { Pencil } from './pencil'

type HeroProps = { words: (typeof freelancerAgency)['hero'] }

/** The first screen: the headline in large type, below it four full stops crossed out and the one that was kept, and two links. Source: spec §2, "Freelancer portfolio". */
export function Hero({ words: { title, stops, text, action, work } }: HeroProps) {
  return (
    <Section surface="paper" space="none" data-fills-window className={styles.hero}>
      <Heading level={1} className={styles.sentence}>
        <svg viewBox="0 0 400 102" className={styles.stops} aria-hidden="true">
          <path d="M0 76a12 12 0 0 0 24 0 12 12 0 0 0-24 0M100 62l13 13-13 13-13-13ZM174 66l24 22h-24ZM255 72h32v16h-32ZM345 67h21v21h-21Z" />
          <path d="M-8 90 34 60M82 90 122 60M164 92 204 60M246 92 296 66M355 50c34-4 44 50 4 54-46 4-46-62 8-56" />
        </svg>
        <HeadlineLines lines={title} />
        <Pencil className={styles.pencil} />
      </Heading>
      {stops ? <p className={styles.tries}>{stops}</p> : null}
      <p className={styles.text}>{text}</p>
      <p className={styles.actions}>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
        <ButtonLink href={work.href} variant="quiet">
          {work.label}
        </ButtonLink>
      </p>
    </Section>
  )
}
