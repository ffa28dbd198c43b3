import { useId } from 'react'
import type { memberPage } from '#words/member-page.ts'
import { questionFragment } from '~/lib/asked-question'
import { fillIn } from '~/lib/fill-in'
import { ButtonLink } from '~/ui/button'
import { Section } from '~/ui/section'
import styles from './letter.module.css'

type LetterProps = {
  slug: string
  words: (typeof memberPage)['letter']
  /** Whom the letter greets. */
  name: string
  /** The whole name of the member, with which the message begins; absent on the generic page. */
  addressee?: string | undefined
}

/** The design director crosses out what nobody would miss: in a letter to her, the family name. */
const redPencil = 'lina-haddad'

/** How a message to this person begins, and the way to write it. */
export function Letter({ slug, words, name, addressee }: LetterProps) {
  const id = useId()
  const struck = slug === redPencil && addressee?.slice(name.length).trim()
  const opening = addressee && questionFragment(fillIn(words.opening, { name: addressee }))
  return (
    <Section surface="chalk" aria-labelledby={id} className={styles.letter}>
      <h2 id={id} className={styles.greeting}>
        {words.greeting.before} {name}
        {struck ? (
          <>
            {' '}
            <s className={styles.struck}>{struck}</s>
          </>
        ) : null}
        {words.greeting.after}
      </h2>
      <div className={styles.words}>
        <p className={styles.text}>{words.text}</p>
        <ButtonLink href={`/contact${opening ?? ''}`}>
          {addressee ? fillIn(words.actionTo, { name }) : words.action}
        </ButtonLink>
      </div>
    </Section>
  )
}
