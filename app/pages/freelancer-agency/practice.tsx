import styles from './practice.module.css'

/** A lowercase g, drawn eleven times on one pair of guidelines. Decorative: the film below it tells of them. */
export function Practice() {
  return (
    <div aria-hidden="true" className={styles.practice}>
      {[...'abcdefghijk'].map((attempt) => (
        <i key={attempt} />
      ))}
    </div>
  )
}
