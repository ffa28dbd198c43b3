import { useId } from 'react'
import { words as adminTexts } from '~/content/en/parts/admin-desk'
import { fillIn } from '~/lib/fill-in'
import { Button } from '~/ui/button'
import styles from './pager.module.css'

const { pager: texts } = adminTexts

type PagerProps = {
  /** From 1. */
  number: number
  count: number
  onNumberChange: (number: number) => void
}

/** Pagination of an in-memory list; absent if there is one page. */
export function Pager({ number, count, onNumberChange }: PagerProps) {
  const selectId = useId()
  if (count === 1) return null
  return (
    <nav aria-label={texts.label} className={styles.pager}>
      {/* aria-disabled keeps the focus on the button at either end. */}
      <Button
        variant="outline"
        aria-disabled={number === 1}
        onClick={() => onNumberChange(Math.max(1, number - 1))}
      >
        {texts.previous}
      </Button>
      <div className={styles.jump}>
        <label htmlFor={selectId}>{texts.page}</label>
        <select
          id={selectId}
          value={number}
          onChange={(event) => onNumberChange(Number(event.target.value))}
        >
          {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
            <option key={page} value={page}>
              {page}
            </option>
          ))}
        </select>
        {fillIn(texts.of, { count: String(count) })}
      </div>
      <Button
        variant="outline"
        aria-disabled={number === count}
        onClick={() => onNumberChange(Math.min(count, number + 1))}
      >
        {texts.next}
      </Button>
    </nav>
  )
}
