import { heroTabs, photographyPage } from '~/content/en/photography-agency'
import { shotOf } from '~/content/photography-shots'
import { behaviour } from '~/islands/behaviour'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import styles from './hero.module.css'

/** The tabs with their pictures. */
const tabs = heroTabs.map((tab) => ({ ...tab, shot: shotOf(tab.frame) }))
const first = shotOf(heroTabs[0].frame)

/** `sizes` of a landscape picture: a phone crops it to its middle, at three quarters of the window's height. */
const wideSizes = '(width < 48rem) 190vw, max(100vw, 178svh)'

/**
 * The first screen: a full-width picture, and four tabs that each show another one.
 * Source: spec §2, "hero with four service tabs", and §4, "Hero tab".
 */
export function Hero() {
  return (
    <section
      data-fills-window
      className={styles.hero}
      aria-labelledby="light"
      {...behaviour('photography-hero', 'near')}
    >
      <div className={styles.pictures}>
        {tabs.map(({ title, subject, shot }, index) => (
          // A hidden picture is not fetched.
          <div
            key={title}
            className={styles.plate}
            data-plate
            data-active={index === 0 ? '' : undefined}
            data-subject={subject}
            hidden={index > 0}
          >
            <Picture
              picture={shot.picture}
              sizes={shot.picture.width > shot.picture.height ? wideSizes : '125vw'}
              // The portrait crop is out of focus, so half the resolution is enough.
              uprightSizes="55vw"
              priority={index === 0}
            />
          </div>
        ))}
      </div>
      <div className={styles.words}>
        <Heading level={1} id="light" className={styles.headline}>
          <HeadlineLines lines={photographyPage.headline} />
        </Heading>
        <p className={styles.lead}>{photographyPage.lead}</p>
      </div>
      <div className={styles.strip}>
        <ul className={styles.tabs} aria-label={photographyPage.tabsLabel}>
          {tabs.map(({ title, href, frame, shot }, index) => (
            <li key={title}>
              <Link
                href={href}
                className={styles.tab}
                data-tab={captionOf(shot)}
                data-active={index === 0 ? '' : undefined}
              >
                <span className={styles.number} aria-hidden="true">
                  {frame}
                </span>
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <p data-caption className={styles.caption}>
          {captionOf(first)}
        </p>
      </div>
    </section>
  )
}

function captionOf({ frame, title, subtitle }: typeof first) {
  return `Frame ${frame}. ${title}. ${subtitle}`
}
