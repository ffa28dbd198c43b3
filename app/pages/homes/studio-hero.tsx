import { site } from '~/content/en/site'
import { onFirstMove } from '~/lib/on-first-move'
import { ButtonLink } from '~/ui/button'
import { FacetedObject } from '~/ui/faceted-object'
import { Heading, HeadlineLines } from '~/ui/heading'
import styles from './studio-hero.module.css'

/** The first screen: a headline whose letters widen near the pointer, and the faceted object. Source: spec §2. */
export function StudioHero() {
  return (
    <section data-fills-window className={styles.hero}>
      <FacetedObject className={styles.object} />
      <Heading level={1} ref={answerOnFirstMove} className={styles.headline}>
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

function answerOnFirstMove(headline: HTMLElement | null): (() => void) | undefined {
  const section = headline?.parentElement
  if (!headline || !section) return undefined
  return onFirstMove(async () => {
    const { answerPointer } = await import('./studio-hero-motion')
    return answerPointer(headline, section)
  })
}
