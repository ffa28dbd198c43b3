import type { freelancerAgency } from '#words/freelancer-agency.ts'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './hero.module.css'
import { Pencil } from './pencil'

/** Each try at the full stop, and the stroke that crosses it out or, at last, goes round it; on a baseline at 88. */
const tries = [
  ['M15 73a15 15 0 0 0 30 0 15 15 0 0 0-30 0', 'M6 94 55 54'],
  ['M30 54l18 17-18 17-18-17Z', 'M4 92 55 52'],
  ['M14 56l34 32H14Z', 'M4 94 56 56'],
  ['M8 66h44v22H8Z', 'M2 94 60 58'],
  ['M16 60h28v28H16Z', 'M33 40c46-5 57 55 2 62-60 4-60-64 8-64'],
]

type HeroProps = { words: (typeof freelancerAgency)['hero'] }

/** The first screen: the headline in large type, below it four full stops crossed out and the one that was kept, and two links. Source: spec §2, "Freelancer portfolio". */
export function Hero({ words: { title, stops, text, action, work } }: HeroProps) {
  return (
    <Section surface="paper" space="none" data-fills-window className={styles.hero}>
      <Heading level={1} className={styles.sentence}>
        <span className={styles.stops}>
          {tries.map(([stop, stroke]) => (
            <svg key={stop} viewBox="0 0 60 102" aria-hidden="true">
              <path d={stop} />
              <path d={stroke} />
            </svg>
          ))}
        </span>
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
