import {
  type InputEvent,
  type MouseEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { afterPaint } from '../lib/after-paint'

/** How storing a record went; `reason` says why it could not be stored. */
export type SaveOutcome = { ok: true } | { ok: false; reason: string }

/** What a form tells its visitor after a submit. `values` are there when nothing could be stored. */
export type FormMessage<Name extends string> = {
  tone: 'success' | 'error'
  text: string
  values?: Record<Name, string>
  /** Differs from the message before it, so that the same words are read out again. */
  id: number
}

type RecordFormOptions<Name extends string> = {
  /** The names of the form's controls. Which of them must be filled in is said by their `required`. */
  names: readonly Name[]
  texts: {
    saved: string
    /** When the browser keeps nothing: storage is full or blocked. */
    unsaved: string
    /** Beside each required control that is empty; empty where the form's one message says it all. */
    missing: string
    /** For the whole form when a required control is empty. */
    incomplete: string
    /** For refusals that are the visitor's to mend. Any other reason counts as `unsaved`. */
    refusals?: Record<string, string>
    /** How long a message stays, in milliseconds. */
    messageMs: number
  }
  save: (values: Record<Name, string>) => Promise<SaveOutcome>
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * The course of a form whose submit stores one record: required controls first, then the browser's
 * own checks of format, then `save`. What was typed stays until it is stored. Source: spec §5.
 */
export function useRecordForm<Name extends string>({
  names,
  texts,
  save,
}: RecordFormOptions<Name>) {
  const { messageMs } = texts
  const isSaving = useRef(false)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [message, setMessage] = useState<FormMessage<Name>>()
  const [saved, setSaved] = useState<Record<Name, string>>()

  useEffect(() => {
    // The clock. A message that asks for something to be done stays until it is done.
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
      // Six messages move all that stands below them, so the answer to the finger is painted first. The focus comes
      // when the control is named by its message, which is read out with it.
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
    /** What was stored last. */
    saved,
    form: {
      // A submit that no script is in time for would carry what was typed in the address; `post` never does.
      method: 'post',
      // The boot script keeps a submit that comes before React, and it is checked as any other once that is there.
      noValidate: true,
      onSubmit,
      /** A control that is being mended is no longer called wrong. */
      onInput({ target }: InputEvent<HTMLFormElement>) {
        const { name } = target as Control
        if (name in errors) setErrors(({ [name]: _, ...others }) => others)
      },
    },
    submit: {
      type: 'submit',
      /** The second half of a double click would find the form cleared, and complain. */
      onClick(event: MouseEvent) {
        if (event.detail > 1) event.preventDefault()
      },
    },
    control: (name: Name) => ({ name, error: errors[name] }),
  } as const
}

/** Spaces alone count as nothing, which the browser's own `required` would let pass. */
function isEmpty({ required, value }: Control): boolean {
  return required && value.trim() === ''
}

function readValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const data = new FormData(form)
  const entries = names.map((name) => [name, String(data.get(name) ?? '').trim()])
  // `fromEntries` forgets which keys it was given.
  return Object.fromEntries(entries) as Record<Name, string>
}
