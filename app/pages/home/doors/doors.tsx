import type { home } from '#words/home.ts'
import type { MenuLink } from '#words/site.ts'
import { courtyard } from '~/content/pictures/architecture'
import { weddingTable } from '~/content/pictures/photography'
import { douniaMorning } from '~/content/pictures/portfolios'
import type { Picture as PictureRecord } from '~/lib/picture'
import { TitledSection } from '~/sections/section-heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import brush from './brush.svg'
import jar from './jar.svg'
import lighthouse from './lighthouse.svg'
import newspaper from './newspaper.svg'
import pencil from './pencil.svg'
import reel from './reel.svg'
import scissors from './scissors.svg'
import './faces.css'
import styles from './doors.module.css'

type Demonstration = keyof (typeof home)['doors']['houses']

type DoorsProps = {
  words: (typeof home)['doors']
  /** The demonstrations, in the order of the belt of the net (content/rooms.ts). */
  links: readonly (MenuLink & { href: Demonstration })[]
}

/** One object of each room: in a picture of it, or drawn. */
const pictures: Record<Demonstration, PictureRecord | string> = {
  '/photography-agency': weddingTable,
  '/marketing-agency': brush,
  '/freelancer-agency': pencil,
  '/architecture-agency': courtyard,
  '/creative-solution': scissors,
  '/personal-portfolio': douniaMorning,
  '/creative-portfolio': lighthouse,
  '/showcase-portfolio': jar,
  '/case-study-showcase': newspaper,
  '/video-showcase': reel,
}

/** A door shows one object of a picture, and so needs more than its own width. */
const sizesOf = ({ width, height }: PictureRecord) =>
  width > height ? '(width >= 48rem) 76vw, 110vw' : '(width >= 48rem) 45vw, 85vw'

/**
 * The demonstrations as the net of the solid: twenty faces, of which two with one picture make a door, and five doors a
 * row. On phones the doors lie, at one margin and the other in turn, each with its name beside it.
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
                  {typeof picture === 'string' ? (
                    <img src={picture} alt="" width="400" height="400" loading="lazy" />
                  ) : (
                    <Picture picture={picture} sizes={sizesOf(picture)} alt="" />
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
