import { photographyFacts } from '~/content/en/fun-facts'
import { photographyFactsFrame, photographyFactsTitle } from '~/content/en/photography-offers'
import { shotOf } from '~/content/photography-shots'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './photography-facts.module.css'

/** The four figures on a test strip: one picture, exposed in four steps. Source: spec §3, "Fun fact. Photography". */
export function PhotographyFacts() {
  return (
    <Section
      surface="darkroom"
      space="none"
      width="bleed"
      aria-labelledby="figures"
      className={styles.facts}
    >
      <VisuallyHidden>
        <h2 id="figures">{photographyFactsTitle}</h2>
      </VisuallyHidden>
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
