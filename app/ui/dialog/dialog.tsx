import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react'
import { classNames } from '~/lib/class-names'
import { Button } from '~/ui/button'
import styles from './dialog.module.css'

type DialogProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'aria-label'> & {
  open: boolean
  /** Called for Escape, a click outside, or a control inside; the owner then sets `open` to false. */
  onClose: () => void
  /** The accessible name; leave it out where `aria-labelledby` is set. */
  label?: string
  /** `message` is a small plane, `wide` holds a record. @default 'message' */
  size?: 'message' | 'wide'
  /** Mounted only while the dialog is open. */
  children: ReactNode
}

/**
 * A modal `<dialog>` controlled by a prop. The browser traps focus, makes the page inert, and restores focus
 * afterwards. For one that must open without scripts, see `ui/drawer`.
 */
export function Dialog({
  open,
  onClose,
  label,
  size = 'message',
  className,
  children,
  ...rest
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    // Synchronises with the top layer: only showModal() puts a dialog there.
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])

  /** Fallback for browsers without `closedby`: a click on the backdrop has the dialog as its target. */
  function onClick(event: MouseEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    if (x < left || x > right || y < top || y > bottom) event.currentTarget.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser handles it
    <dialog
      ref={dialog}
      aria-label={label}
      closedby="any"
      data-size={size}
      data-surface="chalk"
      onClick={onClick}
      onClose={(event) => {
        if (event.target === event.currentTarget && open) onClose()
      }}
      className={classNames(styles.dialog, className)}
      {...rest}
    >
      {open ? children : null}
    </dialog>
  )
}

type MessageDialogProps = {
  open: boolean
  onClose: () => void
  /** The accessible name; the message is its description. */
  label: string
  /** The whole text of the dialog. */
  message: string
  /** The button that dismisses the message or declines the question. */
  closeLabel: string
  /** Makes the message a question: the button that confirms. */
  confirmLabel?: string
  onConfirm?: () => void
}

/** Replaces the browser's alert and, with `confirmLabel`, its confirm. */
export function MessageDialog({
  open,
  onClose,
  label,
  message,
  closeLabel,
  confirmLabel,
  onConfirm,
}: MessageDialogProps) {
  const messageId = useId()
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={onClose}
      label={label}
      aria-describedby={messageId}
    >
      <div className={styles.body}>
        <p id={messageId} className={styles.message}>
          {message}
        </p>
        <div className={styles.actions}>
          {/* First in the order, because a dialog focuses its first control, and declining is harmless. */}
          <Button variant={confirmLabel ? 'outline' : 'solid'} onClick={onClose}>
            {closeLabel}
          </Button>
          {confirmLabel ? <Button onClick={onConfirm}>{confirmLabel}</Button> : null}
        </div>
      </div>
    </Dialog>
  )
}
