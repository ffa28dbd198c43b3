import { useId } from 'react'
import type { blog } from '#words/blog.ts'
import { feedAddress } from '~/seo/feed-address'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './ending.module.css'

/** The next article as a search would have it: a client's question in the field, and nothing found yet. */
export function Ending({ words }: { words: (typeof blog)['ending'] }) {
  const id = useId()
  return (
    <Section surface="clementine" space="half" aria-labelledby={id} className={styles.ending}>
      <Heading id={id} level={2} size="subtitle">
        {words.title}
      </Heading>
      <figure className={styles.asked}>
        <blockquote data-surface="chalk" className={styles.field}>
          <p className={styles.question}>{words.card.question}</p>
          <svg viewBox="0 0 24 24" className={styles.lens} aria-hidden="true">
            <path d="M10 2.5 17 6.2v7.6L10 17.5 3 13.8V6.2Z" />
            <path d="m15.5 15.5 6 6" />
          </svg>
        </blockquote>
        <figcaption className={styles.from}>{words.card.from}</figcaption>
      </figure>
      <p className={styles.text}>{words.text}</p>
      <p className={styles.actions}>
        <ButtonLink href="/contact">{words.action}</ButtonLink>
        <Link href={feedAddress} className={styles.feed}>
          {words.feed}
        </Link>
      </p>
    </Section>
  )
}
