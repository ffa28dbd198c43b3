import { courtyardSection } from '~/content/drawings/courtyard-section'
import { architecturePage } from '~/content/en/architecture-agency'
import { courtyard } from '~/content/pictures/architecture'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import { VideoPopup } from '~/ui/video-popup'
import { AxisHeads, DimensionChain, Drawing, Levels } from './architecture-drawing'
import styles from './architecture-hero.module.css'

const lettered = courtyardSection.axes.filter(({ name }) => /[A-Z]/.test(name))

/** Level marks: the terraces' on the left, the roof's on the right. */
const levels = [
  { height: 0, from: -150, to: -20 },
  { height: 340, from: -150, to: -20 },
  { height: 440, from: -150, to: -20 },
  { height: 730, from: 1365, to: 1580 },
] as const

/**
 * The first screen: a section through the house, in which a photograph at the same scale shows the courtyard.
 * The photograph opens the film. Source: spec §2, "hero with a video popup".
 */
export function ArchitectureHero() {
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
        <Drawing
          drawing={courtyardSection.section}
          label={architecturePage.sectionLabel}
          className={styles.section}
        >
          <Levels levels={levels} />
          <DimensionChain places={lettered.map(({ at }) => at)} at={248} />
          <AxisHeads axes={lettered} at={296} to={140} />
        </Drawing>
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
      </div>
    </section>
  )
}
