import { privacyNote } from '~/content/en/forms'
import { site } from '~/content/en/site'
import { mailtoHref } from '~/lib/mailto'
import { FormStatus } from '~/ui/form-status'
import { Link } from '~/ui/link'
import styles from './form-foot.module.css'

type Mail = { subject: string; body: string }

type FormFootProps = {
  /** What becomes of the words: they stay here, or a second step hands them over. @default 'text' */
  note?: 'text' | 'twoSteps'
  message?: { tone: 'success' | 'error'; text: string; id: number }
  /** A mail with everything that was typed, offered when the browser could not keep it. */
  unsavedMail?: Mail
  /** A mail that hands over what has been stored. */
  savedMail?: Mail
}

/** Under every form: what becomes of the words, and in the same place how the submit went. */
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
