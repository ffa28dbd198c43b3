import { useId } from 'react'
import type { termsOfUse } from '#words/terms-of-use.ts'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import { Signature } from '~/ui/signature'
import styles from './ending.module.css'

const signature =
  'M28 118C62 96 92 34 74 22 58 12 46 74 52 106c3 16 20 10 34-2 14-13 20-30 26-30 5 0-6 32 2 34 9 2 14-34 22-34 6 0-4 32 4 33 8 0 14-33 24-33 8 0 2 30 10 32 9 2 20-9 33-28M232 30c-2 30-8 62-14 88M284 26c-6 32-10 62-10 92M214 78c26-6 46-10 74-12M300 108c-8-18 18-40 24-26 4 10-18 34-22 24-2-8 20-28 24-26-4 14-2 28 8 24 14-6 26-50 28-76-6 26-12 66-2 76 10 8 24-8 50-30'

/** Two lines to sign on: the studio's is signed while one reads, the other is empty. */
export function Ending({ words }: { words: (typeof termsOfUse)['ending'] }) {
  const id = useId()
  return (
    <Section surface="chalk" aria-labelledby={id} className={styles.ending}>
      <Heading id={id} level={2}>
        <HeadlineLines lines={words.title} />
      </Heading>
      <div className={styles.ask}>
        <p className={styles.text}>{words.text}</p>
        <ButtonLink href="/contact">{words.action}</ButtonLink>
      </div>
      <div className={styles.lines} aria-hidden="true">
        <div className={styles.line}>
          <p className={styles.name}>{words.you}</p>
        </div>
        <div className={styles.line}>
          <Signature viewBox="0 0 420 150" path={signature} className={styles.hand} />
          <p className={styles.name}>{words.studio}</p>
        </div>
      </div>
    </Section>
  )
}
