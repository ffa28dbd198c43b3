import type { home } from '#words/home.ts'
import type { MenuLink } from '#words/site.ts'
import { stair } from '~/content/pictures/architecture'
import { yamina } from '~/content/pictures/billboard'
import { lettering } from '~/content/pictures/desk'
import { city } from '~/content/pictures/films'
import { weddingTable } from '~/content/pictures/photography'
import { douniaMorning, wallSalines } from '~/content/pictures/portfolios'
import { noriaWaves, zellijStar } from '~/content/pictures/showcase'
import type { Picture as PictureRecord } from '~/lib/picture'
import { TitledSection } from '~/sections/section-heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import cutPaper from './cut-paper.svg'
import './faces.css'
import styles from './doors.module.css'

type Demonstration = keyof (typeof home)['doors']['houses']

type DoorsProps = {
  words: (typeof home)['doors']
  /** The demonstrations, in the order of the belt of the net (content/rooms.ts). */
  links: readonly (MenuLink & { href: Demonstration })[]
}

/** A picture from each room; nothing but drawings hangs at the table of cut paper. */
const pictures: Record<Demonstration, PictureRecord | undefined> = {
  '/photography-agency': weddingTable,
  '/marketing-agency': yamina,
  '/freelancer-agency': lettering,
  '/architecture-agency': stair,
  '/creative-solution': undefined,
  '/personal-portfolio': douniaMorning,
  '/creative-portfolio': wallSalines,
  '/showcase-portfolio': zellijStar,
  '/case-study-showcase': noriaWaves,
  '/video-showcase': city,
}

/**
 * The demonstrations as the net of the solid: twenty faces, of which two with one picture make a door. On phones the
 * doors lie, at one margin and the other in turn, each with its name beside it.
 */
export function Doors({ words: { houses, ...heading }, links }: DoorsProps) {
  return (
    <TitledSection surface="night" id="rooms" className={styles.rooms} {...heading}>
      <ol className={styles.net}>
        {links.map(({ label, href }) => {
          const picture = pictures[href]
          return (
            <li key={href} className={styles.place}>
              <Link href={href} className={styles.door}>
                <span className={styles.picture}>
                  {picture ? (
                    <Picture picture={picture} sizes="(width >= 48rem) 44vw, 50vw" alt="" />
                  ) : (
                    <img src={cutPaper} alt="" width="400" height="346" loading="lazy" />
                  )}
                </span>
                <span className={styles.name}>
                  <span className={styles.house}>{houses[href]}</span>{' '}
                  <span className={styles.label}>{label}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </TitledSection>
  )
}
