import { site } from '~/content/en/site'
import { ButtonLink } from '~/ui/button'
import { FacetedObject } from '~/ui/faceted-object'
import { Heading, HeadlineLines } from '~/ui/heading'
import styles from './studio-hero.module.css'
import { answerPointer } from './studio-hero-motion'

/** The first screen: a headline that answers the pointer with width, and the faceted object. */
export function StudioHero() {
  return (
    <section className={styles.hero}>
      <FacetedObject className={styles.object} />
      <Heading level={1} ref={answerPointer} className={styles.headline}>
        <HeadlineLines
          lines={[
            { text: 'Apps that' },
            { text: 'stay on the', voice: 'counter' },
            { text: 'home screen.' },
          ]}
        />
      </Heading>
      <div className={styles.foot}>
        <p className={styles.text}>{site.description}</p>
        <p className={styles.actions}>
          <ButtonLink href="/contact">Start a project</ButtonLink>
          <ButtonLink href="#work" variant="quiet">
            See the work
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
