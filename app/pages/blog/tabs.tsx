import { articleListAddress } from '~/lib/article-list'
import { Link } from '~/ui/link'
import { countedKeys } from './counted-keys'
import type { ListedArticle } from './list'
import styles from './tabs.module.css'

type TabsProps = {
  articles: readonly ListedArticle[]
  /** Labels by the values of `?category=`. */
  categories: Readonly<Record<string, string>>
  /** The category that is shown. */
  current: string | null
  /** Whether nothing is filtered. */
  showsAll: boolean
  texts: { label: string; all: string }
}

/**
 * The categories as the tabs of a card cabinet, on whose open file the list stands. Hidden without scripts: one file
 * answers all queries, so the links would lead nowhere. Source: spec §2, "The sidebar".
 */
export function Tabs({ articles, categories, current, showsAll, texts }: TabsProps) {
  const counted = countedKeys(categories, (key) =>
    articles.filter(({ category }) => category === key),
  )
  return (
    <nav aria-label={texts.label} className={styles.tabs}>
      <ul>
        <li>
          <Link href="/blog" aria-current={showsAll ? 'true' : undefined} className={styles.tab}>
            {texts.all} <span className={styles.count}>{articles.length}</span>
          </Link>
        </li>
        {counted.map(({ key, label, count }) => (
          <li key={key}>
            <Link
              href={articleListAddress({ category: key })}
              aria-current={key === current ? 'true' : undefined}
              className={styles.tab}
            >
              {label} <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
