import { type SubmitEvent, useId, useRef, useState } from 'react'
import { adminTexts } from '~/content/en/admin'
import { useBrowserValue } from '~/hooks/use-browser-value'
import { isPassword } from '~/lib/password'
import { Button } from '~/ui/button'
import { MessageDialog } from '~/ui/dialog'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './admin-login.module.css'

const { headline, login, records } = adminTexts

type AdminLoginProps = {
  /** Empty when the site was built without a password. */
  passwordHash: string
  onOpen: () => void
}

/** The one shared password, checked in the browser. Source: spec §6, decisions 15. */
export function AdminLogin({ passwordHash, onOpen }: AdminLoginProps) {
  const isReady = useBrowserValue(() => true, false)
  const isSecure = useBrowserValue(() => window.isSecureContext, true)
  const problem = passwordHash === '' ? login.noPassword : isSecure ? undefined : login.insecure

  return (
    <Section className={styles.login}>
      <Heading level={1} className={styles.headline}>
        <HeadlineLines lines={headline} />
      </Heading>
      <div className={styles.entry}>
        <p className={styles.intro}>{login.intro}</p>
        <noscript>
          <p className={styles.problem}>{login.noScripts}</p>
        </noscript>
        {problem ? (
          <p className={styles.problem}>{problem}</p>
        ) : (
          <PasswordForm passwordHash={passwordHash} isReady={isReady} onOpen={onOpen} />
        )}
      </div>
    </Section>
  )
}

function PasswordForm({ passwordHash, isReady, onOpen }: AdminLoginProps & { isReady: boolean }) {
  const fieldId = useId()
  const labelId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isShown, setIsShown] = useState(false)
  const [isChecking, setIsChecking] = useState(false)
  const [isWrong, setIsWrong] = useState(false)

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsChecking(true)
    const isRight = await isPassword(field.current?.value ?? '', passwordHash)
    setIsChecking(false)
    if (isRight) return onOpen()
    // The dialog gives the focus back to where it was: to the field, ready to be overwritten.
    field.current?.focus()
    field.current?.select()
    setIsWrong(true)
  }

  return (
    <>
      {/* post: a form that a browser sent before the scripts were ready would put a get into the address. */}
      <form method="post" className={styles.form} onSubmit={onSubmit}>
        {/* Password managers file a password under a name. */}
        <input type="text" name="username" autoComplete="username" value="studio" readOnly hidden />
        <label id={labelId} htmlFor={fieldId} className={styles.label}>
          {login.label}
        </label>
        <div className={styles.field}>
          <input
            ref={field}
            id={fieldId}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            required
            className={styles.input}
          />
          <button
            type="button"
            aria-describedby={labelId}
            className={styles.toggle}
            disabled={!isReady}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? login.hide : login.show}
          </button>
        </div>
        <Button type="submit" disabled={!isReady || isChecking}>
          {isChecking ? login.checking : login.submit}
        </Button>
      </form>
      <MessageDialog
        open={isWrong}
        onClose={() => setIsWrong(false)}
        label={records.message}
        message={login.wrong}
        closeLabel={records.dismiss}
      />
    </>
  )
}
