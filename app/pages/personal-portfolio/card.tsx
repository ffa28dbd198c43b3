import { type ReactNode, useId } from 'react'
import { Heading } from '~/ui/heading'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './card.module.css'

type CardProps = {
  /** Anchor of the section, to which its drawer leads. */
  id: string
  /** Label of the card, on its tab. */
  tab: string
  title: string
  text?: string
  children: ReactNode
}

/** A section as an index card: a tab, a red rule under the heading, and the content. */
export function Card({ id, tab, title, text, children }: CardProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={styles.card}>
      <p className={styles.tab} aria-hidden="true">
        {tab}
      </p>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <Heading id={headingId} level={2} size="subtitle" voice="display">
            <VisuallyHidden>{tab}: </VisuallyHidden>
            {title}
          </Heading>
          {text ? <p className={styles.text}>{text}</p> : null}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  )
}
