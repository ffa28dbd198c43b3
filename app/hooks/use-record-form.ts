import {
  type InputEvent,
  type MouseEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { afterPaint } from '../lib/after-paint'

/** The result of storing a record; `reason` says why it could not be stored. */
export type SaveOutcome = { ok: true } | { ok: false; reason: string }

/** The message after a submit. `values` is set when nothing could be stored. */
export type FormMessage<Name extends string> = {
  tone: 'success' | 'error'
  text: string
  values?: Record<Name, string>
  /** Changes with every message, so that screen readers announce repeated words again. */
  id: number
}

type RecordFormOptions<Name extends string> = {
  /** The names of the form's controls. Their `required` attribute says which must be filled in. */
  names: readonly Name[]
  texts: {
    saved: string
    /** Shown when storage is full or blocked. */
    unsaved: string
    /** Shown beside each empty required control; leave it empty if the form's one message is enough. */
    missing: string
    /** Shown for the whole form when a required control is empty. */
    incomplete: string
    /** Messages for refusals that the visitor can correct. Any other reason counts as `unsaved`. */
    refusals?: Record<string, string>
  }
  /** How long a message stays, in milliseconds. @default 5000 */
  messageMs?: number
  save: (values: Record<Name, string>) => Promise<SaveOutcome>
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Handles submits of a form that stores one record: checks required controls, then the browser's own formats, then
 * calls `save`. Typed values stay until they are stored. Source: spec §5.
 */
export function useRecordForm<Name extends string>({
  names,
  texts,
  messageMs = 5000,
  save,
}: RecordFormOptions<Name>) {
  const isSaving = useRef(false)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [message, setMessage] = useState<FormMessage<Name>>()
  const [saved, setSaved] = useState<Record<Name, string>>()

  useEffect(() => {
    // Synchronises with the clock. A message that asks the visitor to act stays until then.
    if (!message || message.values) return undefined
    const timer = setTimeout(() => setMessage(undefined), messageMs)
    return () => clearTimeout(timer)
  }, [message, messageMs])

  function say(next: Omit<FormMessage<Name>, 'id'>) {
    setMessage((last) => ({ ...next, id: (last?.id ?? 0) + 1 }))
  }

  function refuse(wrong: readonly Control[]) {
    setErrors(
      Object.fromEntries(
        wrong.map((control) => [
          control.name,
          isEmpty(control) ? texts.missing : control.validationMessage,
        ]),
      ),
    )
    if (wrong.some(isEmpty)) say({ tone: 'error', text: texts.incomplete })
    else setMessage(undefined)
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving.current) return
    const form = event.currentTarget
    const controls = [...form.querySelectorAll<Control>('input, textarea, select')]
    const wrong = controls.filter((control) => isEmpty(control) || !control.validity.valid)
    if (wrong.length > 0) {
      // Six messages shift everything below them, so paint the response to the tap first. Focus moves once the
      // control is described by its message, so both are read out together.
      afterPaint(() => {
        refuse(wrong)
        afterPaint(() => wrong[0]?.focus())
      })
      return
    }

    setErrors({})
    isSaving.current = true
    const values = readValues(form, names)
    const outcome = await save(values).finally(() => {
      isSaving.current = false
    })
    if (outcome.ok) {
      form.reset()
      setSaved(values)
      say({ tone: 'success', text: texts.saved })
      return
    }
    const refusal = texts.refusals?.[outcome.reason]
    say(refusal ? { tone: 'error', text: refusal } : { tone: 'error', text: texts.unsaved, values })
  }

  return {
    message,
    /** The record stored last. */
    saved,
    form: {
      // A native submit before scripts would put the values into the address; `post` never does.
      method: 'post',
      // A submit that came before React is replayed, and validated like any other.
      noValidate: true,
      onSubmit,
      /** Clears a control's error while it is being corrected. */
      onInput({ target }: InputEvent<HTMLFormElement>) {
        const { name } = target as Control
        if (name in errors) setErrors(({ [name]: _, ...others }) => others)
      },
    },
    submit: {
      type: 'submit',
      /** The second click of a double click would find the form cleared, and report it as incomplete. */
      onClick(event: MouseEvent) {
        if (event.detail > 1) event.preventDefault()
      },
    },
    control: (name: Name) => ({ name, error: errors[name] }),
  } as const
}

/** Treats spaces alone as empty, which the browser's `required` does not. */
function isEmpty({ required, value }: Control): boolean {
  return required && value.trim() === ''
}

function readValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const data = new FormData(form)
  const entries = names.map((name) => [name, String(data.get(name) ?? '').trim()])
  // `fromEntries` loses the type of the keys.
  return Object.fromEntries(entries) as Record<Name, string>
}
