import type { formFoot } from '#words/forms.ts'
import { contacts } from '~/content/contacts'
import { mailtoHref } from '~/lib/mailto'
import { FormStatus } from '~/ui/form-status'
import { Link } from '~/ui/link'
import styles from './form-foot.module.css'

type Mail = { subject: string; body: string }

type FormFootProps = {
  texts: typeof formFoot
  /** What happens to the text: it stays in the browser, or a second step hands it over. @default 'text' */
  note?: 'text' | 'twoSteps' | 'oneMail'
  message?: { tone: 'success' | 'error'; text: string; id: number }
  /** A mailto address with all values, offered when the browser could not store them. */
  unsavedMail?: Mail
  /** A mailto address that hands over what has been stored. */
  savedMail?: Mail
}

/**
 * Below every form: a note on what happens to the text, and in the same place the result of the submit. Text and space
 * are one string: React marks the seam of two with a comment.
 */
export function FormFoot({ texts, note = 'text', message, unsavedMail, savedMail }: FormFootProps) {
  return (
    <div className={styles.foot}>
      <FormStatus message={message}>
        {unsavedMail && (
          <p className={styles.remedy}>
            {texts.remedy.before}{' '}
            <a href={mailtoHref({ to: contacts.email, ...unsavedMail })}>{texts.remedy.mail}</a>,{' '}
            {texts.remedy.call} <a href={contacts.phone.href}>{contacts.phone.label}</a>.
          </p>
        )}
      </FormStatus>
      <p className={styles.note}>
        {savedMail ? (
          <>
            {texts.saved}{' '}
            <a href={mailtoHref({ to: contacts.email, ...savedMail })}>{texts.savedMail}</a>.
          </>
        ) : (
          <>
            {`${texts[note]} `}
            <Link href="/privacy-policy">{texts.link}</Link>
          </>
        )}
      </p>
      <p className={styles.failure}>
        {`${texts.noScripts} `}
        <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
        {', '}
        <a href={contacts.phone.href}>{contacts.phone.label}</a>.
      </p>
    </div>
  )
}
