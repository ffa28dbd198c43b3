import type { MouseEvent } from 'react'
import { afterPaint } from '~/lib/after-paint'
import { Button } from './button'
import styles from './load-more.module.css'

type LoadMoreProps = {
  /** Id of the list. Its children are the items, and those that are not shown are `hidden`. */
  listId: string
  shown: number
  total: number
  /** How many items one press loads. At zero the button is gone. */
  next: number
  onLoadMore: () => void
  /** @default 'Load More' */
  label?: string
}

/**
 * Loads the next items of a list, says how many are shown, and moves the focus to the first new one.
 * Without scripts it isn't there, so the list has to show its hidden items then:
 * `@media (scripting: none) { .item[hidden] { display: grid } }`.
 */
export function LoadMore({
  listId,
  shown,
  total,
  next,
  onLoadMore,
  label = 'Load More',
}: LoadMoreProps) {
  function load({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    const list = document.getElementById(listId)
    const before = visibleChildren(list)
    // Paint the press first and the new items second: focusing forces another layout.
    afterPaint(() => {
      onLoadMore()
      afterPaint(() => {
        const fresh = visibleChildren(list).find((item) => !before.includes(item))
        if (fresh) focusOn(fresh.querySelector<HTMLElement>('a[href], button') ?? fresh)
        // A filter may hide all new items: focus then stays on the button, or goes to the list if the button is gone.
        else if (list && !button.isConnected) focusOn(list)
      })
    })
  }

  return (
    <div className={styles.more} data-complete={next === 0 ? '' : undefined}>
      {next > 0 ? (
        <Button variant="outline" onClick={load}>
          {label}
        </Button>
      ) : null}
      <p role="status" className={styles.status}>
        {shown} of {total} shown
      </p>
    </div>
  )
}

function visibleChildren(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.hidden,
  )
}

function focusOn(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus()
}
