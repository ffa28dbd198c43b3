import { useId } from 'react'
import type { words } from '#words/parts/article-reply.ts'
import { type SaveOutcome, useRecordForm } from '~/hooks/use-record-form'
import { Button } from '~/ui/button'
import { Field, TextField } from '~/ui/field'
import { Heading } from '~/ui/heading'
import { FormFoot } from './form-foot'
import styles from './record-form.module.css'

const names = ['fullName', 'email', 'website', 'comment'] as const

type CommentValues = Record<(typeof names)[number], string>

type CommentFormProps = {
  texts: typeof words
  /** The article's id, asked for when a reply is sent. */
  readPostId: () => string
  onComment: (comment: CommentValues & { blogPostId: string }) => Promise<SaveOutcome>
}

/** The reply form under an article; replies are kept for review. Source: spec §3 and §5, "Blog reply form". */
export function CommentForm({ texts, readPostId, onComment }: CommentFormProps) {
  const titleId = useId()
  const { form, control, submit, message } = useRecordForm({
    names,
    texts,
    save: (values) => onComment({ ...values, blogPostId: readPostId() }),
  })
  const { labels, hints } = texts

  return (
    <form className={styles.form} aria-labelledby={titleId} {...form}>
      <Heading level={2} size="subtitle" id={titleId}>
        {texts.title}
      </Heading>
      <div className={styles.fields}>
        <Field label={labels.fullName} autoComplete="name" required {...control('fullName')} />
        <Field
          type="email"
          label={labels.email}
          hint={hints.email}
          autoComplete="email"
          required
          {...control('email')}
        />
        <div className={styles.wide}>
          <Field
            type="url"
            label={labels.website}
            hint={hints.website}
            autoComplete="url"
            {...control('website')}
          />
        </div>
        <div className={styles.wide}>
          <TextField label={labels.comment} required {...control('comment')} />
        </div>
      </div>
      <div className={styles.end}>
        <FormFoot
          texts={texts.foot}
          message={message}
          unsavedMail={
            message?.values && mailOf(message.values, `${texts.mailSubject} ${readPostId()}`)
          }
        />
        <Button {...submit} className={styles.send}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

/** The reply as a mailto address, for a browser that could not store it. */
function mailOf(values: CommentValues, subject: string) {
  const { fullName, email, website, comment } = values
  return {
    subject,
    body: [comment, '', fullName, email, website].join('\n').trimEnd(),
  }
}
