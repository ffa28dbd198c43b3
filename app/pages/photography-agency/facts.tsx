import { photographyFacts } from '~/content/en/fun-facts'
import { photographyFactsFrame } from '~/content/en/photography-agency-offers'
import { sectionNames } from '~/content/en/section-names'
import { shotOf } from '~/content/photography-shots'
import { Heading } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './facts.module.css'

/** The four figures over one picture in four exposures, like a darkroom test strip. Source: spec §3, "Fun fact. Photography". */
export function Facts() {
  return (
    <Section
      surface="darkroom"
      space="none"
      width="bleed"
      aria-labelledby="figures"
      className={styles.facts}
    >
      <Heading level={2} size="heading" id="figures" className={styles.name}>
        {sectionNames.funFacts}
      </Heading>
      <Picture
        picture={shotOf(photographyFactsFrame).picture}
        alt=""
        sizes="100vw"
        className={styles.picture}
      />
      <dl className={styles.strip}>
        {photographyFacts.map(({ factNumber, title }) => (
          <div key={title} className={styles.step}>
            <dt className={styles.label}>{title}</dt>
            <dd className={styles.figure}>{factNumber}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
