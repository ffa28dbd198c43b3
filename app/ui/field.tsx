import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './field.module.css'

type FieldLook = {
  /** Always visible above the control; a required one ends in an asterisk. */
  label: string
  /** A hint on how to fill in the control. */
  hint?: ReactNode
  /** The error shown under the control. An empty text marks it as invalid without a message. */
  error?: string
}

type FieldProps = ComponentProps<'input'> &
  FieldLook & {
    /** Suggestions; any other value may be typed. */
    suggestions?: readonly string[]
  }

type TextFieldProps = ComponentProps<'textarea'> & FieldLook

/** A single-line input with its label, hint and error. */
export function Field({ label, hint, error, suggestions, className, ...rest }: FieldProps) {
  const { id, frame, control } = useField({ ...rest, label, hint, error })
  const listId = `${id}-list`
  return (
    <FieldFrame {...frame}>
      <input
        list={suggestions ? listId : undefined}
        className={classNames(styles.control, className)}
        {...rest}
        {...control}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  )
}

/** A multi-line input on a ruled ground, which grows with its content. */
export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  const { frame, control } = useField({ ...rest, label, hint, error })
  return (
    <FieldFrame {...frame}>
      <textarea
        rows={4}
        className={classNames(styles.control, styles.ruled, className)}
        {...rest}
        {...control}
      />
    </FieldFrame>
  )
}

type FieldFacts = FieldLook & Pick<ComponentProps<'input'>, 'id' | 'aria-describedby'>

/** Connects label, hint and error to the control by ids. */
function useField({ label, hint, error, ...rest }: FieldFacts) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return {
    id,
    frame: { id, label, hint, hintId, error, errorId },
    control: {
      id,
      'aria-describedby': classNames(errorId, hintId, rest['aria-describedby']) || undefined,
      'aria-invalid': error !== undefined || undefined,
    },
  }
}

type FieldFrameProps = FieldLook & {
  id: string
  hintId?: string
  errorId?: string
  children: ReactNode
}

function FieldFrame({ id, label, hint, hintId, error, errorId, children }: FieldFrameProps) {
  return (
    <div className={styles.field} data-invalid={error === undefined ? undefined : ''}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.edge}>{children}</div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** What is wrong with a control, which names it in `aria-describedby`. */
export function FieldError({ id, children }: { id: string | undefined; children: string }) {
  return (
    <p id={id} className={styles.error}>
      {children}
    </p>
  )
}
