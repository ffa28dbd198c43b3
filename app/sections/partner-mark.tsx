import type { PartnerSlug } from '~/content/partners'
import { classNames } from '~/lib/class-names'
import styles from './partner-mark.module.css'

/** The mark of a partner company, in the colour of the text. */
export function PartnerMark({ of, className }: { of: PartnerSlug; className?: string }) {
  return <span data-ink={of} className={classNames(styles.mark, className)} />
}
