import { type ReactNode, useId } from 'react'
import styles from './accordion.module.css'

type AccordionItem = {
  title: string
  content: ReactNode
  /** Anchor id, so that links can target the item: `/faq#fixed-price`. */
  id?: string
}

/**
 * Disclosure list with at most one open item; the first is open initially. `<details name>` does the work: opening,
 * closing the others, and find-in-page in closed items. Source: spec §4, "FAQ accordion".
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const name = useId()
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content, id }, index) => (
        <details key={title} id={id} name={name} open={index === 0} className={styles.item}>
          <summary className={styles.summary}>
            <h3 className={styles.title}>{title}</h3>
            <svg viewBox="0 0 20 20" className={styles.sign} aria-hidden="true">
              <path d="M0 9h20v2H0Z" />
              <path className={styles.stroke} d="M11.1 0h2.1L8.9 20H6.8Z" />
            </svg>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
