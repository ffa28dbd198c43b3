import type { words } from '#words/parts/enquiry-form.ts'
import { type SaveOutcome, useRecordForm } from '~/hooks/use-record-form'
import { Button } from '~/ui/button'
import { Field, TextField } from '~/ui/field'
import { FormFoot } from './form-foot'
import styles from './record-form.module.css'

const names = ['fullName', 'email', 'projectType', 'mobile', 'message'] as const

type ContactValues = Record<(typeof names)[number], string>
type PageSource = 'ArchitectureAgencyHome' | 'PhotographyAgencyHome'

/** The form's values; every field is filled in. */
export type ContactMessage = ContactValues & { pageSource?: PageSource }

type ContactFormProps = {
  texts: typeof words
  /** The id of the heading that names the form. */
  titleId: string
  /** The demo home of the form; undefined on the contact page. */
  pageSource?: PageSource
  onSend: (message: ContactMessage) => Promise<SaveOutcome>
  /** The next step is rendered below, and its button is then the primary one. */
  isFollowed?: boolean
  /** Called when a field gets focus. */
  onFocus?: () => void
}

/** An enquiry, stored in this browser. Source: spec §3 and §5, "Contact form". */
export function ContactForm({
  texts,
  titleId,
  pageSource,
  isFollowed,
  onSend,
  onFocus,
}: ContactFormProps) {
  const { form, control, submit, message } = useRecordForm({
    names,
    texts: texts.form,
    save: (values) => onSend({ ...values, ...(pageSource && { pageSource }) }),
  })
  const { labels } = texts
  const hints = pageSource ? undefined : texts.hints

  return (
    <form className={styles.form} aria-labelledby={titleId} onFocus={onFocus} {...form}>
      <div className={styles.fields}>
        <Field label={labels.fullName} autoComplete="name" required {...control('fullName')} />
        <Field
          type="email"
          label={labels.email}
          autoComplete="email"
          required
          {...control('email')}
        />
        <Field
          label={labels.projectType}
          hint={hints?.projectType}
          autoComplete="off"
          suggestions={texts.projectTypes}
          required
          {...control('projectType')}
        />
        <Field
          type="tel"
          label={labels.mobile}
          hint={hints?.mobile}
          autoComplete="tel"
          required
          {...control('mobile')}
        />
        <div className={styles.wide}>
          <TextField label={labels.message} rows={3} required {...control('message')} />
        </div>
      </div>
      <div className={styles.end}>
        <FormFoot
          texts={texts.foot}
          note="twoSteps"
          message={message}
          unsavedMail={message?.values && mailOf(message.values)}
        />
        <Button variant={isFollowed ? 'outline' : 'solid'} className={styles.send} {...submit}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

/** The enquiry as a mailto address, for a browser that could not store it. */
function mailOf(values: ContactValues) {
  const { fullName, email, projectType, mobile, message } = values
  return {
    subject: `${projectType}: ${fullName}`,
    body: `${message}\n\n${fullName}\n${email}\n${mobile}`,
  }
}
