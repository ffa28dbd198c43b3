import { useId } from 'react'
import { newsletterFormTexts as texts } from '~/content/en/forms'
import { type SaveOutcome, useRecordForm } from '~/hooks/use-record-form'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { Heading, HeadlineLines } from '~/ui/heading'
import { FormFoot } from './form-foot'
import styles from './newsletter-form.module.css'

const names = ['email'] as const

type NewsletterFormProps = {
  /** `side` below another call to action, whose button is the primary one. @default 'main' */
  emphasis?: 'main' | 'side'
  onSubscribe: (email: string) => Promise<SaveOutcome>
}

/** Heading, one address, one button; side by side where there is room. Source: spec §5, "Newsletter". */
export function NewsletterForm({ emphasis = 'main', onSubscribe }: NewsletterFormProps) {
  const titleId = useId()
  const { form, control, submit, message, saved } = useRecordForm({
    names,
    texts,
    save: ({ email }) => onSubscribe(email),
  })

  return (
    <div className={styles.newsletter} data-emphasis={emphasis === 'side' ? emphasis : undefined}>
      <div className={styles.columns}>
        <Heading level={2} voice="display" id={titleId} className={styles.title}>
          <HeadlineLines lines={texts.titles[emphasis]} />
        </Heading>
        <form className={styles.form} aria-labelledby={titleId} {...form}>
          <p className={styles.text}>{texts.text}</p>
          <div className={styles.line}>
            <Field
              type="email"
              label={texts.label}
              autoComplete="email"
              required
              {...control('email')}
            />
            <Button
              variant={emphasis === 'main' ? 'solid' : 'outline'}
              className={styles.send}
              {...submit}
            >
              {texts.send}
            </Button>
          </div>
          <FormFoot
            note="twoSteps"
            message={message}
            unsavedMail={message?.values && mailOf(message.values)}
            savedMail={saved && mailOf(saved)}
          />
        </form>
      </div>
    </div>
  )
}

/** The subscription as a mailto address. */
function mailOf({ email }: Record<'email', string>) {
  return { subject: 'Newsletter', body: `Please add ${email}` }
}
