import { Link } from '~/ui/link'
import styles from './follow-us.module.css'

type FollowUsProps = {
  title: string
  links: readonly { name: string; href: string }[]
}

/** Links to the studio's profiles, in one row. Source: spec §2, "Showcase portfolio". */
export function FollowUs({ title, links }: FollowUsProps) {
  return (
    <div className={styles.social}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ name, href }) => (
          <li key={name}>
            <Link href={href} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
