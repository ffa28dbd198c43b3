import { useId } from 'react'
import type { blog } from '#words/blog.ts'
import { feedAddress } from '~/seo/feed-address'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './ending.module.css'

/** The next article: a client's question on a slip of paper, not answered yet. */
export function Ending({ words }: { words: (typeof blog)['ending'] }) {
  const id = useId()
  return (
    <Section surface="clementine" space="half" aria-labelledby={id} className={styles.ending}>
      <Heading id={id} level={2} size="subtitle">
        {words.title}
      </Heading>
      <figure className={styles.asked}>
        <blockquote data-surface="chalk" className={styles.slip}>
          <p className={styles.question}>{words.card.question}</p>
        </blockquote>
        <figcaption className={styles.from}>
          {words.card.from} <span className={styles.unanswered}>{words.card.answer}</span>
        </figcaption>
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
