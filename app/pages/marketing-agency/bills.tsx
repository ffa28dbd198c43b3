import type { marketingAgency } from '#words/marketing-agency.ts'
import {
  azalai,
  chelif,
  nedjma,
  qaf,
  qamar,
  saoura,
  yamina,
  zina,
} from '~/content/pictures/billboard'
import { inDecimals } from '~/lib/decimals'
import { fillIn } from '~/lib/fill-in'
import type { Picture as PictureRecord } from '~/lib/picture'
import { OwnProject } from '~/sections/own-project'
import { Carousel } from '~/ui/carousel/carousel'
import { Heading } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './bills.module.css'

export type BillsProps = {
  words: (typeof marketingAgency)['bills']
  /** Of the studio's projects, by their slugs. */
  projectNames: Readonly<Record<string, string>>
}

const pictures: Record<BillsProps['words']['items'][number]['project'], PictureRecord> = {
  clement: chelif,
  'noria-water': nedjma,
  'sirocco-air': saoura,
  'riwaq-books': qaf,
  'qantara-rides': qamar,
  'dar-zellij': zina,
  'yasmine-clinics': yamina,
  'hoggar-trails': azalai,
}

/** A carousel of eight posters, three in view, without a loop. Source: spec §9, "Portfolio centre slider". */
export function Bills({ words: { label, title, slides, scale, items }, projectNames }: BillsProps) {
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
            <h3 className={styles.client}>{client}</h3>
            <p className={styles.place}>{subtitle}</p>
            <OwnProject slug={project} names={projectNames} className={styles.own} />
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
  // One unit of the drawing is a centimetre of the wall; above the head is room for the outline.
  return (
    <svg
      viewBox="0 -3 165 178"
      height={`${Math.round(178 / metres)}%`}
      className={styles.passer}
      aria-hidden="true"
    />
  )
}
