import { person } from '~/content/en/personal-portfolio'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import styles from './hero.module.css'

/** The first card: the name, family name first as in a catalogue, and two figures. Source: spec §2, "years of experience, 250+ projects". */
export function Hero() {
  return (
    <section aria-label="In short" className={styles.card}>
      <div className={styles.head}>
        <Heading level={1} voice="display" className={styles.name}>
          {person.familyName}, <span className={styles.given}>{person.givenName}</span>
        </Heading>
        <p className={styles.occupation}>{person.occupation}</p>
      </div>
      <div className={styles.body}>
        <p className={styles.lead}>{person.lead}</p>
        <dl className={styles.facts}>
          {person.facts.map(({ term, text }) => (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <dl className={styles.figures}>
          {person.figures.map(({ factNumber, title }) => (
            <div key={factNumber} className={styles.figure}>
              <dt className={styles.label}>{title}</dt>
              <dd className={styles.number}>{factNumber}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink href="/contact">Write to {person.givenName}</ButtonLink>
      </div>
    </section>
  )
}
