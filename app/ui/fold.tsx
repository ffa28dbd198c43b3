import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './fold.module.css'

type FoldProps = {
  /** What opens it, in words. */
  summary: string
  className?: string
  children: ReactNode
}

/** Secondary content behind one press, on a line of text with a mark. Print shows it. */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details className={classNames(styles.fold, className)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
