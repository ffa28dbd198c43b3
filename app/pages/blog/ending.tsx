import { useId } from 'react'
import type { blog } from '#words/blog.ts'
import { feedAddress } from '~/seo/feed-address'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './ending.module.css'

/** The next article as a layout knows it: a crossed frame where the picture goes, lines where the words go. */
export function Ending({ words }: { words: (typeof blog)['ending'] }) {
  const id = useId()
  return (
    <Section surface="chalk" space="none" aria-labelledby={id} className={styles.ending}>
      <svg
        viewBox="0 0 1600 900"
        preserveAspectRatio="none"
        className={styles.frame}
        aria-hidden="true"
      >
        <path d="M2 2h1596v896H2ZM2 2l1596 896M1598 2 2 898" />
      </svg>
      <div className={styles.words}>
        <Heading id={id} level={2}>
          <HeadlineLines lines={words.title} />
        </Heading>
        <p className={styles.text}>{words.text}</p>
        <p className={styles.actions}>
          <ButtonLink href="/contact">{words.action}</ButtonLink>
          <Link href={feedAddress} className={styles.feed}>
            {words.feed}
          </Link>
        </p>
      </div>
    </Section>
  )
}
