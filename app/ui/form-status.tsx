import type { ReactNode } from 'react'
import styles from './form-status.module.css'

type FormStatusProps = {
  /** A new `id` makes screen readers announce the same words again. */
  message?: { tone: 'success' | 'error'; text: string; id: number }
  /** Advice, shown under the text. */
  children?: ReactNode
}

/** The result of a submit: a green box announced politely, or an alert. */
export function FormStatus({ message, children }: FormStatusProps) {
  const box = message && (
    <div key={message.id} className={styles.box} data-tone={message.tone}>
      <p>{message.text}</p>
      {children}
    </div>
  )
  // The polite region is always in the document: screen readers miss one that arrives together with its text.
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
