import { site } from '~/content/en/site'
import { behaviour } from '~/islands/behaviour'
import { ButtonLink } from '~/ui/button'
import { FacetedObject } from '~/ui/faceted-object'
import { Heading, HeadlineLines } from '~/ui/heading'
import styles from './hero.module.css'

/** The first screen: a headline whose letters widen near the pointer, and the faceted object. Source: spec §2. */
export function Hero() {
  return (
    <section data-fills-window className={styles.hero}>
      <FacetedObject className={styles.object} />
      <Heading level={1} className={styles.headline} {...behaviour('headline', 'move')}>
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
