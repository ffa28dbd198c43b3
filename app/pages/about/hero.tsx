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

const house = facade({ x: 930, y: 76, columns: 4, floors: 5, closed: [3, 12, 16] })
const neighbour = facade({ x: 70, y: 500, columns: 7, floors: 1, closed: [2, 5] })
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
      <path className={styles.shadow} d={house.slats + neighbour.slats} />
      <path className={styles.shaded} d="M884 392h470v6H884Z" />
      <Neighbours />
      <path className={styles.shadow} d={shadow} />
      {awnings.map((x) => (
        <path key={x} className={styles.awning} d={`M${x - 26} 186h96l14 46h-124Z`} />
      ))}
    </svg>
  )
}

/** Who is at home: somebody on the telephone by a lamp, the washing of the floor above, and a cat on the string course. */
function Neighbours() {
  return (
    <>
      <path className={styles.awning} d="M1046 430h44v84h-44Z" />
      <path
        className={styles.pane}
        d="M1059 457 1064 450H1073L1078 457 1076 468 1071 473H1064L1060 468ZM1049 514 1051 487 1060 476H1074L1080 480 1084 468 1077 459 1081 455 1089 468 1086 492V514Z"
      />
      <path
        className={styles.pane}
        d="M1002 392 1003 381 1006 373 1003 367V357L1007 361H1013L1017 357V367L1014 373 1019 381 1021 392 1020 410 1016 412 1017 392ZM1140 520H1344V522H1140ZM1238 522H1266L1268 546H1257L1252 531 1247 546H1236Z"
      />
      <path className={styles.awning} d="M1150 522H1176V546H1150ZM1284 522H1302V540H1284Z" />
      <path
        className={styles.shutter}
        d="M1186 522 1196 522 1204 526 1212 522 1222 522 1230 536 1222 540 1219 536V546H1189V536L1186 540 1178 536ZM1312 522H1334V542H1312Z"
      />
    </>
  )
}
