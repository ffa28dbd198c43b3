import type { personalPortfolio } from '#words/personal-portfolio.ts'
import { douniaEvening, douniaMorning } from '~/content/pictures/portfolios'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import styles from './portrait.module.css'

/** Anchors of the sections, in their order. */
const anchors = ['services', 'skills', 'work', 'experience', 'clients', 'awards'] as const

const sizes = '(width >= 62rem) 42vw, 100vw'

type PortraitProps = { words: (typeof personalPortfolio)['portrait'] }

/**
 * The portrait. There are two renders from the same camera: in wide windows the evening one replaces the morning one
 * during scrolling.
 */
export function Portrait({ words: { name } }: PortraitProps) {
  return (
    <div className={styles.frame}>
      <Picture
        picture={douniaMorning}
        alt={`${name}. ${douniaMorning.alt}`}
        sizes={sizes}
        priority
      />
      <Picture picture={douniaEvening} alt="" sizes={sizes} className={styles.evening} />
    </div>
  )
}

/** The cabinet: six drawers, which are the links to the sections. */
export function Drawers({ words: { label, guides } }: PortraitProps) {
  return (
    <nav data-surface="bottle" aria-label={label} className={styles.guides}>
      <ul className={styles.list}>
        {anchors.map((anchor) => (
          <li key={anchor}>
            <Link href={`#${anchor}`} className={styles.drawer}>
              <span className={styles.label}>{guides[anchor]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
