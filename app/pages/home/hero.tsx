import type { home } from '#words/home.ts'
import { behaviour } from '~/islands/behaviour'
import { ButtonLink } from '~/ui/button'
import { FacetedObject } from '~/ui/faceted-object'
import { Heading, HeadlineLines } from '~/ui/heading'
import styles from './hero.module.css'

type HeroProps = {
  words: (typeof home)['hero']
  /** What the studio does. */
  text: string
}

/** The first screen: a headline whose letters widen near the pointer, and the faceted object. Source: spec §2. */
export function Hero({ words, text }: HeroProps) {
  return (
    <section data-fills-window className={styles.hero}>
      <FacetedObject className={styles.object} />
      <Heading level={1} className={styles.headline} {...behaviour('headline', 'move')}>
        <HeadlineLines lines={words.headline} />
      </Heading>
      <div className={styles.foot}>
        <p className={styles.text}>{text}</p>
        <p className={styles.actions}>
          <ButtonLink href="/contact">{words.actions.start}</ButtonLink>
          <ButtonLink href="#work" variant="quiet">
            {words.actions.work}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
