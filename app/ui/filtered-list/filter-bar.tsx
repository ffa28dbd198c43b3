import styles from './filter-bar.module.css'

type FilterBarProps = {
  /** Accessible name: "Filter projects". */
  label: string
  /** The first is "All" and pressed at the start. */
  choices: readonly { title: string; category: string; count?: number }[]
}

/**
 * A row of toggle buttons with one pressed, for the list of a `filteredList`. Hidden without scripts, because it
 * could do nothing.
 */
export function FilterBar({ label, choices }: FilterBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would have to be hidden again.
    <div role="group" aria-label={label} className={styles.choices}>
      {choices.map(({ title, category, count }, index) => (
        <button
          key={category}
          type="button"
          data-choice={category}
          className={styles.choice}
          aria-pressed={index === 0}
        >
          {title}
          {count === undefined ? null : <span className={styles.count}> {count}</span>}
        </button>
      ))}
    </div>
  )
}
