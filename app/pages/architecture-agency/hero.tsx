import { architecturePage } from '~/content/en/architecture-agency'
import { courtyard } from '~/content/pictures/architecture'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import { VideoPopup } from '~/ui/video-popup'
import { Drawing } from './drawing'
import styles from './hero.module.css'

/**
 * The first screen: a section through the house, in which a photograph at the same scale shows the courtyard.
 * The photograph opens the film. It comes first, so that it is fetched before the drawing's file. Source: spec §2, "hero
 * with a video popup".
 */
export function Hero() {
  const { film } = architecturePage
  return (
    <section data-fills-window className={styles.hero}>
      <div className={styles.words}>
        <Heading level={1} className={styles.headline}>
          <HeadlineLines lines={architecturePage.headline} />
        </Heading>
        <p className={styles.lead}>{architecturePage.lead}</p>
        <p className={styles.action}>
          <ButtonLink href={architecturePage.action.href}>
            {architecturePage.action.label}
          </ButtonLink>
        </p>
      </div>
      <div className={styles.sheet}>
        <VideoPopup address={film.address} title={film.title} className={styles.court}>
          <Picture
            picture={courtyard}
            sizes="(width >= 62rem) 36vw, (width >= 48rem) 54vw, 86vw"
            priority
          />
          <span className={styles.play}>
            <svg viewBox="0 0 12 14" className={styles.sign} aria-hidden="true">
              <path d="M0 0 12 7 0 14Z" />
            </svg>
            {film.label}
          </span>
        </VideoPopup>
        <Drawing of="section" label={architecturePage.sectionLabel} className={styles.section} />
      </div>
    </section>
  )
}
