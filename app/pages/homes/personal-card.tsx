import { type ReactNode, useId } from 'react'
import { Heading } from '~/ui/heading'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './personal-card.module.css'

type PersonalCardProps = {
  /** Where the guide on the portrait leads. */
  id: string
  /** What stands on the card's own tab. */
  tab: string
  title: string
  text?: string
  children: ReactNode
}

/** One card of the cabinet: a tab, a head rule in red, and what is filed under it. */
export function PersonalCard({ id, tab, title, text, children }: PersonalCardProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={styles.card}>
      <p className={styles.tab} aria-hidden="true">
        {tab}
      </p>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <Heading id={headingId} level={2} size="subtitle">
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
