import { useId } from 'react'
import type { blog } from '#words/blog.ts'
import { feedAddress } from '~/seo/feed-address'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './ending.module.css'

/** The next article as the cabinet knows it: a card with a client's question only, before those that are filed. */
export function Ending({ words }: { words: (typeof blog)['ending'] }) {
  const id = useId()
  return (
    <Section surface="clementine" space="none" aria-labelledby={id} className={styles.ending}>
      <div className={styles.words}>
        <Heading id={id} level={2}>
          {words.title}
        </Heading>
        <p className={styles.text}>{words.text}</p>
        <p className={styles.actions}>
          <ButtonLink href="/contact">{words.action}</ButtonLink>
          <Link href={feedAddress} className={styles.feed}>
            {words.feed}
          </Link>
        </p>
      </div>
      <figure className={styles.cards}>
        <blockquote data-surface="chalk" className={styles.card}>
          <p className={styles.question}>{words.card.question}</p>
        </blockquote>
        <figcaption data-surface="chalk" className={styles.from}>
          {words.card.from}
        </figcaption>
      </figure>
    </Section>
  )
}
