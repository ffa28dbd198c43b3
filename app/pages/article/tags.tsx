import { type Article, articlePage, articleTags } from '~/content/en/articles'
import { articleListAddress } from '~/lib/article-list'
import { Link } from '~/ui/link'
import styles from './tags.module.css'

/** What the article is about, each word a way to the others about it. */
export function Tags({ article }: { article: Article }) {
  return (
    <div className={styles.tags}>
      <h2 id={titleId} className={styles.title}>
        {articlePage.tags}
      </h2>
      <ul aria-labelledby={titleId} className={styles.list}>
        {article.tags.map((tag) => (
          <li key={tag}>
            <Link href={articleListAddress({ tag })} className={styles.tag}>
              {articleTags[tag]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const titleId = 'filed-under'
