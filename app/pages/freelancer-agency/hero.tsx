import type { freelancerAgency } from '~/content/en/freelancer-agency'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './hero.module.css'

type HeroProps = { words: (typeof freelancerAgency)['hero'] }

/** The first screen: the headline in large type, with two links. Source: spec §2, "Freelancer portfolio". */
export function Hero({ words: { title, text, action, work } }: HeroProps) {
  return (
    <Section surface="chalk" space="none" data-fills-window className={styles.hero}>
      <svg viewBox="0 0 1000 92" className={styles.pencil} aria-hidden="true">
        <path data-part="shade" d="M90 50H1000V92H90L20 70Z" />
        <path data-part="wood" d="m0 30 98-30v60Z" />
        <path data-part="lead" d="m0 30 32-10v20Z" />
        <path data-part="light" d="M98 0H1000V20H98Z" />
        <path data-part="side" d="M98 20H1000V40H98Z" />
        <path data-part="dark" d="M98 40H1000V60H98Z" />
      </svg>
      <Heading level={1} voice="counter" className={styles.sentence}>
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      <p className={styles.actions}>
        <ButtonLink href={action.href} variant="outline">
          {action.label}
        </ButtonLink>
        <ButtonLink href={work.href} variant="quiet">
          {work.label}
        </ButtonLink>
      </p>
    </Section>
  )
}
