import { classNames } from '~/lib/class-names'
import styles from './page-index.module.css'
import type { Surface } from './section'
import { useUiWords } from './ui-words'

type PageIndexProps = {
  /** Three to five sections that visitors look for, in the page's order. */
  links: readonly { href: `#${string}`; label: string }[]
  /** Of the hero above it, where the page’s own is another. */
  surface?: Surface
  className?: string
}

/** Links to the sections of a long page, in one row under its hero. */
export function PageIndex({ links, surface, className }: PageIndexProps) {
  const { pageIndex } = useUiWords()
  return (
    <nav
      aria-label={pageIndex}
      data-surface={surface}
      className={classNames(styles.index, className)}
    >
      {links.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </nav>
  )
}
