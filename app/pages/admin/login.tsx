import { type SubmitEvent, useRef, useState } from 'react'
import { words as adminTexts } from '~/content/en/parts/admin-desk'
import { useHydrated } from '~/hooks/use-hydrated'
import { isPassword } from '~/lib/password'
import { Button } from '~/ui/button'
import { MessageDialog } from '~/ui/dialog/dialog'
import { Field } from '~/ui/field'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './login.module.css'

const { headline, login, records } = adminTexts

type LoginProps = {
  /** Empty when the site was built without a password. */
  passwordHash: string
  onOpen: () => void
}

/** The one shared password, verified in the browser. Source: spec §6, D15. */
export function Login({ passwordHash, onOpen }: LoginProps) {
  const isHydrated = useHydrated()
  const isSecure = !isHydrated || window.isSecureContext
  const problem = passwordHash === '' ? login.noPassword : isSecure ? undefined : login.insecure

  return (
    <Section className={styles.login}>
      <Heading level={1}>
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
          <PasswordForm passwordHash={passwordHash} isHydrated={isHydrated} onOpen={onOpen} />
        )}
      </div>
    </Section>
  )
}

function PasswordForm({ passwordHash, isHydrated, onOpen }: LoginProps & { isHydrated: boolean }) {
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
    // The dialog restores focus to the field, whose text is selected.
    field.current?.focus()
    field.current?.select()
    setIsWrong(true)
  }

  return (
    <>
      {/* `post`: a native submit before hydration would put a `get` into the address. */}
      <form method="post" className={styles.form} onSubmit={onSubmit}>
        {/* Password managers need a user name. */}
        <input type="text" name="username" autoComplete="username" value="studio" readOnly hidden />
        <div className={styles.field}>
          <Field
            ref={field}
            label={login.label}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <button
            type="button"
            className={styles.toggle}
            disabled={!isHydrated}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? login.hide : login.show}
            <VisuallyHidden> {login.label.toLowerCase()}</VisuallyHidden>
          </button>
        </div>
        {/* Not disabled before hydration: Enter would do nothing, and an early submit is replayed. */}
        <Button type="submit" disabled={isChecking}>
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
