import type { about } from '#words/about.ts'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import '~/styles/fallback-poster.css'
import { facade, repeated } from './facade'
import styles from './hero.module.css'

type HeroProps = {
  words: Pick<typeof about, 'crumb' | 'headline' | 'lead'>
  /** Over the door. */
  houseNumber: string
}

/**
 * The studio's house at noon, whose floor of awnings is ours. The page's name is a sign on the neighbour's roof, the lead
 * is painted on the wall below it, and the street before both begins the next section.
 */
export function Hero({ words, houseNumber }: HeroProps) {
  return (
    <Section surface="clementine" space="none" className={styles.hero}>
      <div className={styles.words}>
        <Breadcrumb steps={[{ label: words.crumb }]} />
        <Heading level={1} className={styles.title}>
          <HeadlineLines lines={words.headline} />
        </Heading>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      <Street houseNumber={houseNumber} />
    </Section>
  )
}

const house = facade({ x: 930, y: 76, columns: 4, floors: 4, closed: [3, 12] })
const awnings = [904, 1020, 1136, 1252] as const
const cloth = repeated(
  'h96l14 46h-124z',
  awnings.map((x) => [x, 186]),
)
/** Of each awning; the last one's ends at the corner of the house, whose other side is in the shade. */
const shadow = `${repeated(
  'h100l22 64h-100z',
  awnings.slice(0, -1).map((x) => [x, 206]),
)}m116 0h100l2 6v58h-80z`

function Street({ houseNumber }: Pick<HeroProps, 'houseNumber'>) {
  return (
    <svg
      viewBox="0 0 1440 690"
      preserveAspectRatio="xMaxYMax slice"
      data-surface="chalk"
      className={styles.street}
      aria-hidden="true"
    >
      <path
        className={styles.wall}
        d="M0 430h890v260h-890zm884-404h470v664h-470zm-14-14h498v16h-498z"
      />
      <path
        className={styles.shaded}
        d="M0 444h884v10h-884zm836 10h48v236h-20zm518-426h86v662h-86zm14-16h72v16h-72zm-484 16h470v10h-470zm0 364h470v6h-470zm-14 156h484v8h-484zm-870 126h1354v16h-1354z"
      />
      <path className={styles.night} d={house.panes} />
      <path className={styles.shade} d={house.shade} />
      <path className={styles.blue} d={house.shutters} />
      <path className={styles.shadow} d={house.slats} />
      <GroundFloor houseNumber={houseNumber} />
      <Neighbours />
      <path className={styles.shadow} d={shadow} />
      <path className={styles.awning} d={cloth} />
    </svg>
  )
}

/** A barred window, the door, and a shop that sells the phones we test on. */
function GroundFloor({ houseNumber }: Pick<HeroProps, 'houseNumber'>) {
  return (
    <>
      <path className={styles.shaded} d="M1014 564h108v126h-108z" />
      <path
        className={styles.night}
        d="M1024 574h88v116h-88zm-98 18h52v66h-52zm220-8h192v74h-192z"
      />
      <path
        className={styles.blue}
        d="M1026 620h41v70h-41zm43 0h41v70h-41zm124-16h16v30h-16zm81 0h16v30h-16z"
      />
      <path className={styles.shadow} d="M1032 628h29v24h-29zm43 0h29v24h-29z" />
      <path className={styles.shaded} d="M1146 634h192v4h-192z" />
      <path
        className={styles.wall}
        d="M938 592h3v66h-3zm12 0h3v66h-3zm12 0h3v66h-3zm204 12h16v30h-16zm54 0h16v30h-16zm82 0h16v30h-16z"
      />
      <text x="1068" y="609" className={styles.number}>
        {houseNumber}
      </text>
    </>
  )
}

/**
 * Who is at home: two of us at their desks, somebody on the telephone by a lamp, the washing of the floor above, a cat on the
 * string course, and a lit phone in the shop.
 */
function Neighbours() {
  return (
    <>
      <path
        className={styles.awning}
        d="M1046 430h44v84h-44zm-116-236h44v84h-44zm232 0h44v84h-44zm-12 328h26v24h-26zm134 0h18v18h-18zm-37 82h16v30h-16z"
      />
      <path
        className={styles.night}
        d="M940 278v-12l10-8-4-8 3-10h10l4 9-4 9 9 8v12zm228 0v-11l10-8-4-7v-8l6-5h7l5 5 7-3v6l-7 5-4 7 10 8v11zm-109 179l5-7h9l5 7-2 11-5 5h-7l-4-5zm-10 57l2-27 9-11h14l6 4 4-12-7-9 4-4 8 13-3 24v22zm-47-122l1-11 3-8-3-6v-10l4 4h6l4-4v10l-3 6 5 8 2 11-1 18-4 2 1-20zm138 128h204v2h-204zm98 2h28l2 24h-11l-5-15-5 15h-11z"
      />
      <path
        className={styles.blue}
        d="M1186 522h10l8 4 8-4h10l8 14-8 4-3-4v10h-30v-10l-3 4-8-4zm126 0h22v20h-22z"
      />
    </>
  )
}
