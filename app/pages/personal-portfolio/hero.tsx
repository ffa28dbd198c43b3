import type { personalPortfolio } from '#words/personal-portfolio.ts'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import styles from './hero.module.css'

type HeroProps = { words: (typeof personalPortfolio)['hero'] }

/** The first card: the name, family name first as in a catalogue, and two figures. Source: spec §2, "years of experience, 250+ projects". */
export function Hero({ words }: HeroProps) {
  return (
    <section aria-label={words.label} data-fills-window className={styles.card}>
      <div className={styles.head}>
        <Heading level={1} voice="display" className={styles.name}>
          {words.familyName} <span className={styles.given}>{words.givenName}</span>
        </Heading>
        <p className={styles.occupation}>{words.occupation}</p>
      </div>
      <div className={styles.body}>
        <p className={styles.lead}>{words.lead}</p>
        <dl className={styles.facts}>
          {words.facts.map(({ term, text }) => (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <dl className={styles.figures}>
          {words.figures.map(({ factNumber, title }) => (
            <div key={factNumber} className={styles.figure}>
              <dt className={styles.label}>{title}</dt>
              <dd className={styles.number}>{factNumber}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink href={words.action.href} className={styles.action}>
          {words.action.label}
        </ButtonLink>
      </div>
    </section>
  )
}
