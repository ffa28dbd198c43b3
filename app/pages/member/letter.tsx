import { useId } from 'react'
import type { memberPage } from '#words/member-page.ts'
import { questionFragment } from '~/lib/asked-question'
import { fillIn } from '~/lib/fill-in'
import { ButtonLink } from '~/ui/button'
import { LogoMark } from '~/ui/logo-mark'
import { Section } from '~/ui/section'
import styles from './letter.module.css'

type LetterProps = {
  words: (typeof memberPage)['letter']
  /** Whom the letter greets. */
  name: string
  /** The whole name of the member, with which the message begins; absent on the generic page. */
  addressee?: string | undefined
}

/** A ruled sheet in one column, under a stamp with the logo; its last line is the edge of the footer. */
export function Letter({ words, name, addressee }: LetterProps) {
  const id = useId()
  const opening = addressee && questionFragment(fillIn(words.opening, { name: addressee }))
  return (
    <Section surface="chalk" space="none" aria-labelledby={id} className={styles.letter}>
      <h2 id={id} className={styles.greeting}>
        {fillIn(words.greeting, { name })}
      </h2>
      <p className={styles.text}>{words.text}</p>
      <p className={styles.action}>
        <ButtonLink href={`/contact${opening ?? ''}`}>
          {addressee ? fillIn(words.actionTo, { name }) : words.action}
        </ButtonLink>
      </p>
      <div className={styles.stamp}>
        <LogoMark />
      </div>
    </Section>
  )
}
