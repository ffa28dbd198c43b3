import { privacyNote } from '~/content/en/forms'
import { site } from '~/content/en/site'
import { mailtoHref } from '~/lib/mailto'
import { FormStatus } from '~/ui/form-status'
import { Link } from '~/ui/link'
import styles from './form-foot.module.css'

type FormFootProps = {
  message?: { tone: 'success' | 'error'; text: string; id: number }
  /** A mail with everything that was typed, offered when the browser could not keep it. */
  unsavedMail?: { subject: string; body: string }
}

/** Under every form: what becomes of the words, and in the same place how the submit went. */
export function FormFoot({ message, unsavedMail }: FormFootProps) {
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
        {privacyNote.text} <Link href={privacyNote.link.href}>{privacyNote.link.label}</Link>
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
