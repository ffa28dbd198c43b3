import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './hanging.module.css'

type HangingProps = {
  className?: string
  /** Content of the frame. */
  children: ReactNode
}

/** A frame that hangs from a nail by two wires. */
export function Hanging({ className, children }: HangingProps) {
  return (
    <div className={classNames(styles.hanging, className)}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className={styles.wires}
        aria-hidden="true"
      >
        <path d="M0 100 50 0 100 100" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.frame}>{children}</div>
    </div>
  )
}
