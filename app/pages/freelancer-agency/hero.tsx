import type { freelancerAgency } from '#words/freelancer-agency.ts'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './hero.module.css'
import { Pencil } from './pencil'

type HeroProps = { words: (typeof freelancerAgency)['hero'] }

/** The first screen: the headline in large type, with two links. Source: spec §2, "Freelancer portfolio". */
export function Hero({ words: { title, text, action, work } }: HeroProps) {
  return (
    <Section surface="paper" space="none" data-fills-window className={styles.hero}>
      <Heading level={1} className={styles.sentence}>
        <HeadlineLines lines={title} />
        <Pencil className={styles.pencil} />
      </Heading>
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
