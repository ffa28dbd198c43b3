import type { creativePortfolio } from '#words/creative-portfolio.ts'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './hero.module.css'

type HeroProps = { words: (typeof creativePortfolio)['hero'] }

/** The first screen: the practice's name in the largest type that fits, and a link to the contact page. Source: spec §2, "Let's talk". */
export function Hero({ words }: HeroProps) {
  return (
    <Section surface="oxblood" space="none" aria-label={words.label} className={styles.hero}>
      <Heading level={1} className={styles.name}>
        <HeadlineLines lines={words.headline} />
      </Heading>
      <div className={styles.words}>
        <p className={styles.lead}>{words.lead}</p>
        <ButtonLink href="/contact">{words.action}</ButtonLink>
      </div>
    </Section>
  )
}
