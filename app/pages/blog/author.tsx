import type { Picture as PictureRecord } from '~/lib/picture'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import styles from './author.module.css'

/** Who answers for the blog. */
export type Editor = {
  slug: string
  name: string
  designation: string
  picture: PictureRecord
  /** The name of the card. */
  label: string
  text: string
}

/** Who answers for what is written here, as a card. Source: spec §2, "The sidebar". */
export function Author({ label, text, ...author }: Editor) {
  return (
    <section aria-label={label} data-surface="sea" className={styles.card}>
      <div className={styles.portrait}>
        <Picture picture={author.picture} sizes="7rem" />
      </div>
      <p className={styles.name}>
        <Link href={`/team/${author.slug}`} className={styles.link}>
          {author.name}
        </Link>
      </p>
      <p className={styles.designation}>{author.designation}</p>
      <p>{text}</p>
    </section>
  )
}
