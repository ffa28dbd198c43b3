import { useId } from 'react'
import type { blog } from '#words/blog.ts'
import { feedAddress } from '~/seo/feed-address'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './ending.module.css'

/** The next article as the cabinet knows it: a card that bears a question only, before those that are filed. */
export function Ending({ words }: { words: (typeof blog)['ending'] }) {
  const id = useId()
  return (
    <Section surface="chalk" space="none" aria-labelledby={id} className={styles.ending}>
      <svg viewBox="0 0 800 420" className={styles.cards} aria-hidden="true">
        <path className={styles.filed} d="M60 60h240l16 34h424v326H60Z" />
        <path className={styles.filed} d="M40 94h400l16-34h160l16 34h128v326H40Z" />
        <path className={styles.blank} d="M20 128h520l16-34h170l16 34h38v292H20Z" />
        <path className={styles.rule} d="M20 196h760" />
        {/* Turned with the drawing in Arabic, it is the Arabic one. */}
        <text x="52" y="394" className={styles.mark}>
          ?
        </text>
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
