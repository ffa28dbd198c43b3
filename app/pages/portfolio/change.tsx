import type { Project } from '~/content/collections/projects'
import { inDecimals } from '~/lib/decimals'
import styles from './change.module.css'

type ChangeProps = Pick<Project, 'change' | 'counts'>

/** What a project changed: two numbers in the page's two voices, as wide as their column. */
export function Change({ change: { before, after, units }, counts }: ChangeProps) {
  const [from, to] = [before, after].map((number) => inDecimals(String(number)))
  return (
    <p className={styles.change}>
      {/* A figure of the second voice is twice as wide as one of the first. */}
      <span data-length={`${from}${to}${to}`.length} className={styles.numbers}>
        <span className={styles.before}>{from}</span>{' '}
        {units ? <span className={styles.unit}>{units[0]} </span> : null}
        <span className={styles.arrow}>→</span> <span className={styles.after}>{to}</span>{' '}
        {units ? <span className={styles.unit}>{units[1]}</span> : null}
      </span>{' '}
      {counts}
    </p>
  )
}
