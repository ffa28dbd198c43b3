import { person } from '~/content/en/personal-portfolio'
import { douniaEvening, douniaMorning } from '~/content/pictures/portfolios'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import styles from './portrait.module.css'

/** In-page links to the cards, in their order. */
const guides = [
  { label: 'Services', href: '#services' },
  { label: 'Skills', href: '#skills' },
  { label: 'Portfolio', href: '#work' },
  { label: 'Experience', href: '#experience' },
  { label: 'Testimonials', href: '#clients' },
  { label: 'Awards', href: '#awards' },
]

const sizes = '(width >= 62rem) 42vw, 100vw'

/**
 * The portrait, which stays in view while the cards scroll. There are two renders from the same camera: in wide windows
 * the evening one replaces the morning one during scrolling.
 */
export function Portrait() {
  return (
    <div data-surface="bottle" className={styles.panel}>
      <div className={styles.frame}>
        <Picture
          picture={douniaMorning}
          alt={`${person.givenName} ${person.familyName}. ${douniaMorning.alt}`}
          sizes={sizes}
          priority
        />
        <Picture picture={douniaEvening} alt="" sizes={sizes} className={styles.evening} />
      </div>
      <nav aria-label="Sections of this page" className={styles.guides}>
        <ul className={styles.list}>
          {guides.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className={styles.guide}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
