import { type ReactNode, useId } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './accordion.module.css'

type AccordionItem = {
  title: string
  /** Stands beside the title, whether the item is open or not: the content in brief. */
  brief?: ReactNode
  content: ReactNode
  /** Anchor id, so that links can target the item: `/faq#fixed-price`. */
  id?: string
}

type AccordionProps = {
  items: readonly AccordionItem[]
  /** Places `summary`, `h3` and `svg` of every item. */
  className?: string
}

/**
 * Disclosure list with at most one open item; the first is open initially. `<details name>` does the work: opening,
 * closing the others, and find-in-page in closed items. Source: spec §4, "FAQ accordion".
 */
export function Accordion({ items, className }: AccordionProps) {
  const name = useId()
  return (
    <div className={classNames(styles.accordion, className)}>
      {items.map(({ title, brief, content, id }, index) => (
        <details key={title} id={id} name={name} open={index === 0} className={styles.item}>
          <summary className={styles.summary}>
            <h3 className={styles.title}>{title}</h3>
            {brief}
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
