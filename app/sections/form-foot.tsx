import { privacyNote } from '~/content/en/forms'
import { site } from '~/content/en/site'
import { mailtoHref } from '~/lib/mailto'
import { FormStatus } from '~/ui/form-status'
import { Link } from '~/ui/link'
import styles from './form-foot.module.css'

type Mail = { subject: string; body: string }

type FormFootProps = {
  /** What happens to the text: it stays in the browser, or a second step hands it over. @default 'text' */
  note?: 'text' | 'twoSteps'
  message?: { tone: 'success' | 'error'; text: string; id: number }
  /** A mailto address with all values, offered when the browser could not store them. */
  unsavedMail?: Mail
  /** A mailto address that hands over what has been stored. */
  savedMail?: Mail
}

/** Below every form: a note on what happens to the text, and in the same place the result of the submit. */
export function FormFoot({ note = 'text', message, unsavedMail, savedMail }: FormFootProps) {
  return (
    <div className={styles.foot}>
      <FormStatus message={message}>
        {unsavedMail && (
          <p className={styles.remedy}>
            What you typed is still here. Send it{' '}
            <a href={mailtoHref({ to: site.email, ...unsavedMail })}>as an e-mail</a>, or call{' '}
            <a href={site.phone.href}>{site.phone.label}</a>.
          </p>
        )}
      </FormStatus>
      <p className={styles.note}>
        {savedMail ? (
          <>
            {privacyNote.saved}{' '}
            <a href={mailtoHref({ to: site.email, ...savedMail })}>{privacyNote.savedMail}</a>.
          </>
        ) : (
          <>
            {privacyNote[note]} <Link href={privacyNote.link.href}>{privacyNote.link.label}</Link>
          </>
        )}
      </p>
      <p className={styles.failure}>
        {privacyNote.scriptsFailed} <a href={`mailto:${site.email}`}>{site.email}</a>,{' '}
        <a href={site.phone.href}>{site.phone.label}</a>.
      </p>
      <noscript>
        <p>
          {privacyNote.noScripts} <a href={`mailto:${site.email}`}>{site.email}</a>,{' '}
          <a href={site.phone.href}>{site.phone.label}</a>.
        </p>
      </noscript>
    </div>
  )
}
