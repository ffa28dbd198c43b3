import type { ReactNode } from 'react'
import { useUiWords } from '~/ui/ui-words'
import styles from './drawer.module.css'

type DrawerProps = {
  /** Buttons anywhere on the page open it with `command="show-modal"` and this id in `commandfor`. */
  id: string
  label: string
  /** `end` slides in from the side, `full` covers the window. */
  side: 'end' | 'full'
  children: ReactNode
}

/**
 * A modal `<dialog>` that opens and closes without scripts: by invoker commands, Escape, and a click outside. The
 * browser traps focus and restores it.
 */
export function Drawer({ id, label, side, children }: DrawerProps) {
  const { close } = useUiWords().drawer
  return (
    <dialog
      id={id}
      aria-label={label}
      data-side={side}
      data-surface={side === 'full' ? 'sea' : 'chalk'}
      closedby="any"
      className={styles.drawer}
    >
      <div className={styles.inner}>
        <button type="button" className={styles.close} {...{ command: 'close', commandfor: id }}>
          {close}
          <svg viewBox="0 0 12 12" className={styles.cross} aria-hidden="true">
            <path d="m1 1 10 10M11 1 1 11" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </button>
        {children}
      </div>
    </dialog>
  )
}
