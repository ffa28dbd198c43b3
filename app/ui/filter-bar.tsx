import { useState } from 'react'
import { afterPaint } from '~/lib/after-paint'
import styles from './filter-bar.module.css'
import { VisuallyHidden } from './visually-hidden'

type FilterBarProps = {
  /** Accessible name: "Filter projects". */
  label: string
  /** The first is usually "All". */
  choices: readonly { title: string; category: string }[]
  value: string
  onValueChange: (category: string) => void
  /** Announced when it changes: "4 of 14 shown". Leave it out if a `LoadMore` announces the count. */
  status?: string
}

/**
 * A row of toggle buttons with one pressed. Shows the press at once and reports it after that paint, because a long
 * list takes a slow phone 150 ms. Hidden without scripts, because it could do nothing.
 */
export function FilterBar({ label, choices, value, onValueChange, status }: FilterBarProps) {
  /** Set until the value has changed. */
  const [asked, setAsked] = useState<string>()

  function choose(category: string) {
    setAsked(category)
    afterPaint(() => {
      onValueChange(category)
      // Another press may have followed.
      setAsked((latest) => (latest === category ? undefined : latest))
    })
  }

  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would have to be hidden again. */}
      <div role="group" aria-label={label} className={styles.choices}>
        {choices.map(({ title, category }) => (
          <button
            key={category}
            type="button"
            className={styles.choice}
            aria-pressed={category === (asked ?? value)}
            onClick={() => choose(category)}
          >
            {title}
            <span className={styles.widest} aria-hidden="true">
              {title}
            </span>
          </button>
        ))}
      </div>
      {status === undefined ? null : <VisuallyHidden role="status">{status}</VisuallyHidden>}
    </div>
  )
}
