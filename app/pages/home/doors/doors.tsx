import type { home } from '#words/home.ts'
import type { MenuLink } from '#words/site.ts'
import { courtyard } from '~/content/pictures/architecture'
import { zina } from '~/content/pictures/billboard'
import { lettering } from '~/content/pictures/desk'
import { city } from '~/content/pictures/films'
import { weddingTable } from '~/content/pictures/photography'
import { douniaMorning, wallPhare } from '~/content/pictures/portfolios'
import { zellijStar } from '~/content/pictures/showcase'
import type { Picture as PictureRecord } from '~/lib/picture'
import { TitledSection } from '~/sections/section-heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import cutPaper from './cut-paper.svg'
import frontPage from './front-page.svg'
import './faces.css'
import styles from './doors.module.css'

type Demonstration = keyof (typeof home)['doors']['houses']

type DoorsProps = {
  words: (typeof home)['doors']
  /** The demonstrations, in the order of the belt of the net (content/rooms.ts). */
  links: readonly (MenuLink & { href: Demonstration })[]
}

/** A picture from each room, or a drawing: of cut paper, and of a page of print. */
const pictures: Record<Demonstration, PictureRecord | string> = {
  '/photography-agency': weddingTable,
  '/marketing-agency': zina,
  '/freelancer-agency': lettering,
  '/architecture-agency': courtyard,
  '/creative-solution': cutPaper,
  '/personal-portfolio': douniaMorning,
  '/creative-portfolio': wallPhare,
  '/showcase-portfolio': zellijStar,
  '/case-study-showcase': frontPage,
  '/video-showcase': city,
}

/** A door that stands shows the middle of a wide picture, and so needs more than its own width. */
const sizesOf = ({ width, height }: PictureRecord) =>
  `(width >= 48rem) ${width > 1.5 * height ? 62 : 44}vw, 50vw`

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
                  {typeof picture === 'string' ? (
                    <img src={picture} alt="" width="400" height="346" loading="lazy" />
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
