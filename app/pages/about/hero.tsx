import type { about } from '#words/about.ts'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import '~/styles/fallback-poster.css'
import { facade } from './facade'
import styles from './hero.module.css'

type HeroProps = { words: Pick<typeof about, 'crumb' | 'headline' | 'lead'> }

/**
 * The studio's house at noon, whose floor of awnings is ours, and the page's name as a sign on the neighbour's roof; the
 * street before it begins the next section.
 */
export function Hero({ words }: HeroProps) {
  return (
    <Section surface="clementine" space="none" className={styles.hero}>
      <div className={styles.words}>
        <Breadcrumb steps={[{ label: words.crumb }]} />
        <Heading level={1} voice="counter" className={styles.title}>
          {words.headline}
        </Heading>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      <Street />
    </Section>
  )
}

const house = facade({ x: 930, y: 76, columns: 4, floors: 5 })
const neighbour = facade({ x: 70, y: 500, columns: 7, floors: 1 })
const awnings = [0, 1, 2, 3].map((column) => 930 + column * 116)
/** Of each awning; the last one's ends at the corner of the house, whose other side is in the shade. */
const shadow = `${awnings
  .slice(0, -1)
  .map((x) => `M${x - 26} 206h100l22 64h-100Z`)
  .join('')}M1252 206h100l2 6v58h-80Z`

function Street() {
  return (
    <svg
      viewBox="0 0 1440 640"
      preserveAspectRatio="xMaxYMax slice"
      data-surface="chalk"
      className={styles.street}
      aria-hidden="true"
    >
      <path className={styles.wall} d="M0 430h890v210H0Z" />
      <path className={styles.shaded} d="M0 444h884v10H0ZM836 454h48v186h-20Z" />
      <path className={styles.wall} d="M884 26h470v614H884ZM870 12h498v16H870Z" />
      <path
        className={styles.shaded}
        d="M1354 28h86v612h-86ZM1368 12h72v16h-72ZM884 28h470v10H884Z"
      />
      <path className={styles.pane} d={house.panes + neighbour.panes} />
      <path className={styles.shade} d={house.shade + neighbour.shade} />
      <path className={styles.shutter} d={house.shutters + neighbour.shutters} />
      <path className={styles.shaded} d="M884 392h470v6H884Z" />
      <path className={styles.shadow} d={shadow} />
      {awnings.map((x) => (
        <path key={x} className={styles.awning} d={`M${x - 26} 186h96l14 46h-124Z`} />
      ))}
    </svg>
  )
}
