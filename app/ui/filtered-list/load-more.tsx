import { Button } from '~/ui/button'
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
  return (
    <div data-more="{shown} of {total} shown" className={styles.more}>
      <Button variant="outline">Load More</Button>
      <p role="status" className={styles.status}>
        {`${shown} of ${total} shown`}
      </p>
    </div>
  )
}
