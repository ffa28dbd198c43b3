import type { photographyAgency } from '#words/photography-agency.ts'
import { factsFrame, shotOf } from '~/content/photography-shots'
import { Heading } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './facts.module.css'

type FactsProps = { words: (typeof photographyAgency)['facts'] }

/** The four figures over one picture in four exposures, like a darkroom test strip. Source: spec §3, "Fun fact. Photography". */
export function Facts({ words }: FactsProps) {
  return (
    <Section
      surface="darkroom"
      space="none"
      width="bleed"
      aria-labelledby="figures"
      className={styles.facts}
    >
      <Heading level={2} size="heading" id="figures" className={styles.name}>
        {words.label}
      </Heading>
      <p className={styles.text}>{words.text}</p>
      <Picture
        picture={shotOf(factsFrame).picture}
        alt=""
        sizes="100vw"
        className={styles.picture}
      />
      <dl className={styles.strip}>
        {words.items.map(({ factNumber, title, note }) => (
          <div key={title} className={styles.step}>
            <dt className={styles.label}>{title}</dt>
            <dd className={styles.figure}>{factNumber}</dd>
            <dd className={styles.counted}>{note}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
