import type { home } from '#words/home.ts'
import { partAccount, partBalance, partTiles } from '~/content/pictures/portfolios'
import { behaviour } from '~/islands/behaviour'
import { ButtonLink } from '~/ui/button'
import type { FacetPicture } from '~/ui/facet-pictures'
import { FacetedObject } from '~/ui/faceted-object'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import styles from './hero.module.css'

/** The screen of a bank's app, folded over the two faces in front, and a tiler's pattern, on the three large faces. */
const pictures: readonly FacetPicture[] = [
  { face: 0, corners: [1, 0, 2], picture: partBalance },
  { face: 6, corners: [2, 1, 0], picture: partAccount },
  { face: 4, corners: [2, 1, 0], picture: partTiles },
]

type HeroProps = {
  words: (typeof home)['hero']
  /** What the studio does. */
  text: string
}

/** The first screen: a headline whose letters widen near the pointer, and the faceted object. Source: spec §2. */
export function Hero({ words, text }: HeroProps) {
  return (
    <section data-fills-window className={styles.hero}>
      <FacetedObject className={styles.object} pictures={pictures} />
      <Heading level={1} className={styles.headline} {...behaviour('headline', 'move')}>
        <HeadlineLines lines={words.headline} />
      </Heading>
      <div className={styles.foot}>
        <p className={styles.text}>
          {text} {words.proof}
        </p>
        <p className={styles.actions}>
          <ButtonLink href="/contact">{words.actions.start}</ButtonLink>
          <ButtonLink href="#work" variant="quiet">
            {words.actions.work}
          </ButtonLink>
        </p>
      </div>
      <p className={styles.caption}>
        <Link href="/portfolio/tassili-bank">{words.front}</Link>
      </p>
    </section>
  )
}
