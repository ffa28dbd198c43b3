import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './field.module.css'

type FieldLook = {
  /** Always visible, above the control; a required one ends in an asterisk. */
  label: string
  /** What helps to fill the control in. */
  hint?: ReactNode
  /** What is wrong, shown under the control. Empty text marks it wrong without saying more. */
  error?: string
}

type FieldProps = ComponentProps<'input'> &
  FieldLook & {
    /** Offered while typing; anything else may be typed as well. */
    suggestions?: readonly string[]
  }

type TextFieldProps = ComponentProps<'textarea'> & FieldLook

/** One line of text with its label, and its hint and error read out with it. */
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

/** Text of several lines on a ruled ground; it grows with what is typed. */
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

/** Ties label, hint and error to the control by ids. */
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
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
