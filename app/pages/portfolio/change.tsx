import type { Project } from '~/content/collections/projects'
import { inDecimals } from '~/lib/decimals'
import styles from './change.module.css'

type ChangeProps = Pick<Project, 'change'>

/** What a project changed: two numbers in the page's two voices, as wide as their column. */
export function Change({ change: { before, after, counts } }: ChangeProps) {
  const [from, to] = [before, after].map((number) => inDecimals(String(number)))
  return (
    <p className={styles.change}>
      {/* A figure of the second voice is twice as wide as one of the first. */}
      <span data-length={`${from}${to}${to}`.length} className={styles.numbers}>
        <span className={styles.before}>{from}</span> <span className={styles.arrow}>→</span>{' '}
        <span className={styles.after}>{to}</span>
      </span>{' '}
      {counts}
    </p>
  )
}
