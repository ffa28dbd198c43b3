import type { marketingAgency } from '#words/marketing-agency.ts'
import {
  billClement,
  billHoggar,
  billNoria,
  billQantara,
  billRiwaq,
  billSirocco,
  billYasmine,
  billZellij,
} from '~/content/pictures/billboard'
import { inDecimals } from '~/lib/decimals'
import { fillIn } from '~/lib/fill-in'
import type { Picture as PictureRecord } from '~/lib/picture'
import { Carousel } from '~/ui/carousel/carousel'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './bills.module.css'

type BillsProps = { words: (typeof marketingAgency)['bills'] }

const pictures: Record<BillsProps['words']['items'][number]['project'], PictureRecord> = {
  clement: billClement,
  'noria-water': billNoria,
  'sirocco-air': billSirocco,
  'riwaq-books': billRiwaq,
  'qantara-rides': billQantara,
  'dar-zellij': billZellij,
  'yasmine-clinics': billYasmine,
  'hoggar-trails': billHoggar,
}

/** A carousel of eight posters, three in view, without a loop. Source: spec §9, "Portfolio centre slider". */
export function Bills({ words: { label, title, slides, scale, items } }: BillsProps) {
  return (
    <Section surface="lemon" width="bleed" aria-labelledby="bills" className={styles.section}>
      <Heading id="bills" level={2} label={label} className={styles.title}>
        {title}
      </Heading>
      <Carousel label={slides} align="center" className={styles.slides}>
        {items.map(({ project, title: client, subtitle, metres }) => (
          <div key={project} className={styles.bill}>
            <div className={styles.wall}>
              <div className={styles.sheet}>
                <Picture
                  picture={pictures[project]}
                  sizes="(width >= 768px) 34vw, (width >= 560px) 34rem, 90vw"
                />
                <Passer metres={metres} />
              </div>
              <p className={styles.scale}>
                {fillIn(scale, { metres: inDecimals(String(metres)) })}
              </p>
            </div>
            <h3 className={styles.client}>
              <Link cover href={`/portfolio/${project}`}>
                {client}
              </Link>
            </h3>
            <p className={styles.place}>{subtitle}</p>
          </div>
        ))}
      </Carousel>
    </Section>
  )
}

/** Height of a person, in metres. */
const person = 1.75

/** Somebody in front of the poster, in its scale; a poster lower than two people has room for none. */
function Passer({ metres }: { metres: number }) {
  if (metres < 2 * person) return null
  // One unit is a centimetre of the wall; the person is drawn 175 units high.
  return (
    <svg
      viewBox={`0 0 ${75 * metres} ${100 * metres}`}
      className={styles.passer}
      aria-hidden="true"
    >
      <path
        d="M37 0h32v34H37ZM22 40h62v66H72v69H56v-60h-6v60H34v-69H22Z"
        transform={`translate(${75 * metres - 165} ${100 * (metres - person)})`}
      />
    </svg>
  )
}
