import { articleListAddress } from '~/lib/article-list'
import { Link } from '~/ui/link'
import styles from './tags.module.css'

type TagsProps = {
  title: string
  /** Each by its value in `?tag=` and its label. */
  tags: readonly { tag: string; label: string }[]
}

/** What the article is about, each word a way to the others about it. */
export function Tags({ title, tags }: TagsProps) {
  return (
    <div className={styles.tags}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul aria-labelledby={titleId} className={styles.list}>
        {tags.map(({ tag, label }) => (
          <li key={tag}>
            <Link href={articleListAddress({ tag })} className={styles.tag}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const titleId = 'filed-under'
