import type { ReactNode } from 'react'
import styles from './form-status.module.css'

type FormStatusProps = {
  /** A new `id` has the same words read out once more. */
  message?: { tone: 'success' | 'error'; text: string; id: number }
  /** What can be done about it, under the text. */
  children?: ReactNode
}

/** How a submit went: a green box that is announced politely, or an error that interrupts. */
export function FormStatus({ message, children }: FormStatusProps) {
  const box = message && (
    <div key={message.id} className={styles.box} data-tone={message.tone}>
      <p>{message.text}</p>
      {children}
    </div>
  )
  // The polite region is always there: screen readers miss one that arrives together with its text.
  return (
    <div>
      <div role="status">{message?.tone === 'success' && box}</div>
      {message?.tone === 'error' && (
        <div key={message.id} role="alert">
          {box}
        </div>
      )}
    </div>
  )
}
