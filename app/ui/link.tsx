import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'
import { classNames } from '~/lib/class-names'
import styles from './link.module.css'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site (`/about`), a fragment (`#work`), or a full address (`https:`, `mailto:`, `tel:`). */
  href: string
  /** Keep the scroll position: for links that only change the query. */
  preventScrollReset?: boolean
  /** Replace the history entry instead of adding one. */
  replace?: boolean
  /** Let shared elements morph between the two pages. */
  viewTransition?: boolean
  /**
   * The whole of the nearest positioned ancestor is the link, and has its focus ring: a tile, a row. Where the
   * ancestor cuts off what reaches out of it, it draws the ring inside: `--cover-ring: -3px`.
   */
  cover?: boolean
}

/**
 * The one link of the site: decides between client navigation and a plain anchor,
 * and opens other sites in a new tab. Chunks of the next page are fetched on intent.
 */
export function Link({
  href,
  preventScrollReset,
  replace,
  viewTransition,
  cover,
  className,
  ...rest
}: LinkProps) {
  const look = cover ? classNames(styles.cover, className) : className
  if (href.startsWith('/')) {
    return (
      <RouterLink
        to={href}
        prefetch="intent"
        discover="none"
        preventScrollReset={preventScrollReset}
        replace={replace}
        viewTransition={viewTransition}
        className={look}
        {...rest}
      />
    )
  }
  const leavesSite = href.startsWith('https:')
  return (
    <a
      href={href}
      className={look}
      {...(leavesSite ? { target: '_blank', rel: 'noreferrer' } : {})}
      {...rest}
    />
  )
}
