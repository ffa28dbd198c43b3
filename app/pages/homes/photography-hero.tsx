import { useEffect, useReducer } from 'react'
import { heroTabs, photographyPage } from '~/content/en/photography'
import { shotOf } from '~/content/photography-shots'
import { useActiveItem } from '~/hooks/use-active-item'
import { whenIdle } from '~/lib/when-idle'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import styles from './photography-hero.module.css'

/** The tabs with their pictures. */
const tabs = heroTabs.map((tab) => ({ ...tab, shot: shotOf(tab.frame) }))
const first = shotOf(heroTabs[0].frame)

/** `sizes` of a landscape picture: a phone crops it to its middle, at three quarters of the window's height. */
const wideSizes = '(width < 48rem) 190vw, max(100vw, 178svh)'

/**
 * The first screen: a full-width picture, and four tabs that each show another one.
 * Source: spec §2, "hero with four service tabs", and §4, "Hero tab".
 */
export function PhotographyHero() {
  const { active = 0, itemProps } = useActiveItem(0)
  const isIdle = useIdle()
  const shot = tabs[active]?.shot ?? first

  return (
    <section data-fills-window className={styles.hero} aria-labelledby="light">
      <div className={styles.pictures}>
        {tabs.map(({ title, subject, shot }, index) =>
          index === 0 || index === active || isIdle ? (
            <div
              key={title}
              className={styles.plate}
              data-active={index === active ? '' : undefined}
              data-subject={subject}
            >
              <Picture
                picture={shot.picture}
                alt={index === active ? shot.picture.alt : ''}
                sizes={shot.picture.width > shot.picture.height ? wideSizes : '125vw'}
                // The portrait crop is out of focus, so half the resolution is enough.
                uprightSizes="55vw"
                priority={index === 0}
              />
            </div>
          ) : null,
        )}
      </div>
      <div className={styles.words}>
        <Heading level={1} id="light" className={styles.headline}>
          <HeadlineLines lines={photographyPage.headline} />
        </Heading>
        <p className={styles.lead}>{photographyPage.lead}</p>
      </div>
      <div className={styles.strip}>
        <ul className={styles.tabs} aria-label={photographyPage.tabsLabel}>
          {tabs.map(({ title, href, frame }, index) => (
            <li key={title}>
              <Link href={href} className={styles.tab} {...itemProps(index)}>
                <span className={styles.number} aria-hidden="true">
                  {frame}
                </span>
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.caption}>{`Frame ${shot.frame}. ${shot.title}. ${shot.subtitle}`}</p>
      </div>
    </section>
  )
}

/** Whether the browser has been idle once: pictures of tabs that nobody has chosen yet load after that. */
function useIdle(): boolean {
  const [isIdle, tell] = useReducer(() => true, false)

  useEffect(() => {
    // The system outside React is the browser's idle callback.
    return whenIdle(tell)
  }, [])

  return isIdle
}
