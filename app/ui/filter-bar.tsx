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

/** A row of toggle buttons of which one is pressed. Without scripts it isn't shown, as it could do nothing. */
export function FilterBar({ label, choices, value, onValueChange, status }: FilterBarProps) {
  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would have to be hidden again. */}
      <div role="group" aria-label={label} className={styles.choices}>
        {choices.map(({ title, category }) => (
          <button
            key={category}
            type="button"
            className={styles.choice}
            aria-pressed={category === value}
            onClick={() => onValueChange(category)}
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
