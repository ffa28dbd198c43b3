import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import { pageAddress } from '~/lib/page-address'
import styles from './link.module.css'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site (`/about`), a fragment (`#work`), or a full address (`https:`, `mailto:`, `tel:`). */
  href: string
  /**
   * Extends the link and its focus ring over the nearest positioned ancestor: a tile, a row. An ancestor that clips
   * its overflow draws the ring inside: `--cover-ring: -3px`.
   */
  cover?: boolean
}

/** The site's link component: an ordinary link. Other sites open in a new tab. */
export function Link({ href, cover, className, ...rest }: LinkProps) {
  const leavesSite = href.startsWith('https:')
  return (
    <a
      href={isSitePath(href) ? pageAddress(href) : href}
      className={cover ? classNames(styles.cover, className) : className}
      {...(leavesSite ? { target: '_blank', rel: 'noreferrer' } : {})}
      {...rest}
    />
  )
}

function isSitePath(href: string): href is `/${string}` {
  return href.startsWith('/')
}
