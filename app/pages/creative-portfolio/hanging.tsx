import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './hanging.module.css'

/**
 * What holds a work: a nail and two wires, the feet of two letters of the name above it, nails through its corners, two
 * rods, or a shelf that it stands on.
 */
export type Holder = 'wires' | 'letters' | 'nails' | 'rods' | 'shelf'

type HangingProps = {
  /** @default 'wires' */
  by?: Holder
  className?: string
  /** Content of the frame. */
  children: ReactNode
}

/** A work on the wall, with its shadow and what holds it. */
export function Hanging({ by = 'wires', className, children }: HangingProps) {
  return (
    <div data-by={by} className={classNames(styles.hanging, className)}>
      {by === 'wires' || by === 'letters' ? (
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={styles.wires}
          aria-hidden="true"
        >
          <path d="M0 100 50 0 100 100" vectorEffect="non-scaling-stroke" />
          {by === 'letters' ? (
            // From the upper corners of the work, beyond them by what hangs behind it, to the feet of the two letters.
            <path d="M4 100 35.25-25M105.5 100 74.25-25" vectorEffect="non-scaling-stroke" />
          ) : null}
        </svg>
      ) : null}
      <div className={styles.frame}>{children}</div>
    </div>
  )
}
