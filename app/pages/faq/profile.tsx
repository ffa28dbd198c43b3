import type { faq } from '#words/faq.ts'
import { certainties, faqCertainties } from '~/content/faq-certainties'
import styles from './faq.module.css'

/** The bars of a category's answers, one under another: how sure it is on the whole. */
export function Profile({ items }: { items: (typeof faq)['categories'][number]['items'] }) {
  return (
    <svg
      viewBox={`0 0 ${certainties.length} ${items.length}`}
      preserveAspectRatio="none"
      className={styles.profile}
      aria-hidden="true"
    >
      <path d={items.map(({ slug }, row) => bar(row, faqCertainties[slug])).join('')} />
    </svg>
  )
}

/** A step wide for each degree, leaning as the bars of the answers do. */
function bar(row: number, certainty: (typeof faqCertainties)[keyof typeof faqCertainties]) {
  return certainty ? `M0 ${row}H${certainties.indexOf(certainty) + 1}l-.1 .94H0` : ''
}
