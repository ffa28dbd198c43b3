import { authorPictures } from '~/content/author-pictures'
import { blog } from '~/content/en/blog'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import styles from './blog-author.module.css'

const { author, label, text } = blog.editor

/** Who answers for what is written here, as a card. Source: spec §2, "The sidebar". */
export function BlogAuthor() {
  return (
    <section aria-label={label} data-surface="sea" className={styles.card}>
      <div className={styles.portrait}>
        <Picture picture={authorPictures[author.slug]} sizes="7rem" />
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
