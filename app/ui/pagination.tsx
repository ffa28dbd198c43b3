import { fillIn } from '~/lib/fill-in'
import { Link } from './link'
import styles from './pagination.module.css'

type PaginationProps = {
  /** Address of each page, in order. */
  hrefs: readonly string[]
  /** The current page, counted from 1. */
  current: number
  /** Names of the landmark and its links; `{number}` is a page's. */
  texts: { label: string; page: string; next: string }
}

/** Links to the pages of a long list, and an arrow to the next one. */
export function Pagination({ hrefs, current, texts }: PaginationProps) {
  const nextHref = hrefs[current]
  return (
    <nav aria-label={texts.label}>
      <ol className={styles.pages}>
        {hrefs.map((href, index) => (
          <li key={href}>
            <Link
              href={href}
              className={styles.page}
              aria-label={fillIn(texts.page, { number: String(index + 1) })}
              aria-current={index + 1 === current ? 'page' : undefined}
            >
              {index + 1}
            </Link>
          </li>
        ))}
        {nextHref === undefined ? null : (
          <li>
            <Link href={nextHref} rel="next" className={styles.next} aria-label={texts.next}>
              <svg viewBox="0 0 28 16" className={styles.arrow} aria-hidden="true">
                <path
                  d="M0 8h26M19 1l7 7-7 7"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.75"
                />
              </svg>
            </Link>
          </li>
        )}
      </ol>
    </nav>
  )
}
