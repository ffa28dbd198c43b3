import { useState } from 'react'
import { afterPaint } from '~/lib/after-paint'
import styles from './filter-bar.module.css'
import { VisuallyHidden } from './visually-hidden'

type FilterBarProps = {
  /** What is filtered, for those who listen: "Filter projects". */
  label: string
  /** The first is usually "All". */
  choices: readonly { title: string; category: string }[]
  value: string
  onValueChange: (category: string) => void
  /** Announced when it changes: "4 of 14 shown". Leave it out where a `LoadMore` tells it. */
  status?: string
}

/**
 * A row of toggle buttons of which one is pressed. It shows which at once, and tells it when that has been painted: a long
 * list takes a slow phone 150 ms. Without scripts it isn't shown, as it could do nothing.
 */
export function FilterBar({ label, choices, value, onValueChange, status }: FilterBarProps) {
  /** Until the value has changed. */
  const [asked, setAsked] = useState<string>()

  function choose(category: string) {
    setAsked(category)
    afterPaint(() => {
      onValueChange(category)
      // A later press may be under way.
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
