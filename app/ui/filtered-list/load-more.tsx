import { fillIn } from '~/lib/fill-in'
import { Button } from '~/ui/button'
import { useUiWords } from '~/ui/ui-words'
import styles from './load-more.module.css'

type LoadMoreProps = {
  /** How many items are shown at first, of how many. */
  shown: number
  total: number
}

/**
 * Loads the next items of a `filteredList`, says how many are shown, and moves the focus to the first new one. Without
 * scripts it isn't there, so the list has to show its hidden items then:
 * `@media (scripting: none) { .item[hidden] { display: grid } }`.
 */
export function LoadMore({ shown, total }: LoadMoreProps) {
  const { action, status } = useUiWords().loadMore
  return (
    <div data-more={status} className={styles.more}>
      <Button variant="outline">{action}</Button>
      <p role="status" className={styles.status}>
        {fillIn(status, { shown: String(shown), total: String(total) })}
      </p>
    </div>
  )
}
