import { site } from '~/content/en/site'
import type { PageHandle } from '~/layouts/page-surface'
import { ButtonLink } from '~/ui/button'
import { FacetedObject } from '~/ui/faceted-object'
import { Heading, HeadlineLines } from '~/ui/heading'
import { pageMeta } from '../page-meta'
import styles from './studio-hero.module.css'

export const handle = { surface: 'ink' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: 'Ikosim: apps and websites from Algiers',
    description: site.description,
    path: '/',
  })
}

/** The studio's own home: `/` and `/digital-agency`. Source: spec §2, "Mobile app studio home". */
export default function StudioHome() {
  return (
    <section className={styles.hero}>
      <FacetedObject className={styles.object} />
      <Heading level={1} className={styles.headline}>
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
