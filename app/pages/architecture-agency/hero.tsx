import type { architectureAgency } from '#words/architecture-agency.ts'
import { courtyard } from '~/content/pictures/architecture'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import { VideoPopup } from '~/ui/video-popup'
import { filmAddress } from './film-address'
import styles from './hero.module.css'
import { SectionDrawing } from './section-drawing'

type HeroProps = { words: (typeof architectureAgency)['hero'] }

/**
 * The first screen: a section through the house, in which a photograph at the same scale shows the courtyard.
 * The photograph opens the film. Source: spec §2, "hero with a video popup".
 */
export function Hero({ words }: HeroProps) {
  const { headline, lead, action, sectionLabel, film } = words
  return (
    <section data-fills-window className={styles.hero}>
      <div className={styles.words}>
        <Heading level={1} className={styles.headline}>
          <HeadlineLines lines={headline} />
        </Heading>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.action}>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </p>
      </div>
      <div className={styles.sheet}>
        <VideoPopup address={filmAddress} title={film.title} className={styles.court}>
          <Picture picture={courtyard} sizes="(width >= 62rem) 36vw, 39vw" priority />
          <span className={styles.play}>
            <svg viewBox="0 0 12 14" className={styles.sign} aria-hidden="true">
              <path d="M0 0 12 7 0 14Z" />
            </svg>
            {film.label}
          </span>
        </VideoPopup>
        <SectionDrawing label={sectionLabel} />
      </div>
    </section>
  )
}
