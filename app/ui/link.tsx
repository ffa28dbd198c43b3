import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import { publicAddress } from '~/lib/public-address'
import styles from './link.module.css'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site (`/about`), a fragment (`#work`), or a full address (`https:`, `mailto:`, `tel:`). */
  href: string
  /** Keep the scroll position: for links that only change the query. */
  preventScrollReset?: boolean
  /**
   * The whole of the nearest positioned ancestor is the link, and has its focus ring: a tile, a row. Where the
   * ancestor cuts off what reaches out of it, it draws the ring inside: `--cover-ring: -3px`.
   */
  cover?: boolean
}

/**
 * The one link of the site: `PageNavigation` follows those that lead to its pages, and other sites open in a new tab.
 */
export function Link({ href, preventScrollReset, cover, className, ...rest }: LinkProps) {
  const leavesSite = href.startsWith('https:')
  return (
    <a
      href={isSitePath(href) ? publicAddress(href) : href}
      className={cover ? classNames(styles.cover, className) : className}
      data-keep-scroll={preventScrollReset ? '' : undefined}
      {...(leavesSite ? { target: '_blank', rel: 'noreferrer' } : {})}
      {...rest}
    />
  )
}

function isSitePath(href: string): href is `/${string}` {
  return href.startsWith('/')
}
