import { useId } from 'react'
import type { words } from '#words/parts/newsletter.ts'
import { type SaveOutcome, useRecordForm } from '~/hooks/use-record-form'
import { fillIn } from '~/lib/fill-in'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { Heading, HeadlineLines } from '~/ui/heading'
import { FormFoot } from './form-foot'
import styles from './newsletter-form.module.css'

const names = ['email'] as const

type NewsletterFormProps = {
  texts: typeof words
  /** `side` below another call to action, whose button is the primary one. @default 'main' */
  emphasis?: 'main' | 'side'
  onSubscribe: (email: string) => Promise<SaveOutcome>
}

/** Heading, one address, one button; side by side where there is room. Source: spec §5, "Newsletter". */
export function NewsletterForm({ texts, emphasis = 'main', onSubscribe }: NewsletterFormProps) {
  const titleId = useId()
  const { form, control, submit, message, saved } = useRecordForm({
    names,
    texts,
    messageMs: 3000,
    save: ({ email }) => onSubscribe(email),
  })

  /** The subscription as a mailto address. */
  const mailOf = (values: { email: string }) => ({
    ...texts.mail,
    body: fillIn(texts.mail.body, values),
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
            texts={texts.foot}
            note="oneMail"
            message={message}
            unsavedMail={message?.values && mailOf(message.values)}
            savedMail={saved && mailOf(saved)}
          />
        </form>
      </div>
    </div>
  )
}
