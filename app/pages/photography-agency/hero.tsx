import type { photographyAgency } from '#words/photography-agency.ts'
import { type FrameNumber, heroFrames, orderHref, shotOf } from '~/content/photography-shots'
import { behaviour } from '~/islands/behaviour'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import styles from './hero.module.css'

/** The tabs with their pictures. */
const tabs = heroFrames.map(({ frame, subject }) => ({ ...shotOf(frame), subject }))

/** `sizes` of a landscape picture: a phone crops it to its middle, at three quarters of the window's height. */
const wideSizes = '(width < 48rem) 190vw, max(100vw, 178svh)'

type HeroProps = {
  words: (typeof photographyAgency)['hero']
  roll: (typeof photographyAgency)['roll']
  /** Names of the categories, which the tabs show. */
  categories: (typeof photographyAgency)['categories']
}

/**
 * The first screen: a full-width picture, and four tabs that each show another one.
 * Source: spec §2, "hero with four service tabs", and §4, "Hero tab".
 */
export function Hero({ words, roll, categories }: HeroProps) {
  function captionOf(frame: FrameNumber) {
    const { title, subtitle } = roll.frames[frame]
    return `${roll.frame} ${frame}. ${title}. ${subtitle}`
  }

  return (
    <section
      data-fills-window
      className={styles.hero}
      aria-labelledby="light"
      {...behaviour('photography-hero', 'near')}
    >
      <div className={styles.pictures}>
        {tabs.map(({ frame, subject, picture }, index) => (
          // A hidden picture is not fetched.
          <div
            key={frame}
            className={styles.plate}
            data-plate
            data-subject={subject === 'right' ? subject : undefined}
            hidden={index > 0}
          >
            <Picture
              picture={picture}
              sizes={picture.width > picture.height ? wideSizes : '125vw'}
              // The portrait crop is out of focus, so half the resolution is enough.
              uprightSizes="55vw"
              priority={index === 0}
            />
          </div>
        ))}
      </div>
      <div className={styles.words}>
        <Heading level={1} id="light" className={styles.headline}>
          <HeadlineLines lines={words.title} />
        </Heading>
        <p className={styles.lead}>
          <b>{words.name}</b>
          {words.lead} <Link href="#write">{words.write}</Link>
        </p>
      </div>
      <div className={styles.strip}>
        <ul className={styles.tabs} aria-label={words.tabsLabel}>
          {tabs.map(({ frame, category }, index) => (
            <li key={frame}>
              <Link
                href={orderHref}
                className={styles.tab}
                data-tab={captionOf(frame)}
                data-active={index === 0 ? '' : undefined}
              >
                {categories[category]}
              </Link>
            </li>
          ))}
        </ul>
        <p data-caption className={styles.caption}>
          {captionOf(heroFrames[0].frame)}
        </p>
      </div>
    </section>
  )
}
