import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site (`/about`), a fragment (`#work`), or a full address (`https:`, `mailto:`, `tel:`). */
  href: string
  /** Keep the scroll position: for links that only change the query. */
  preventScrollReset?: boolean
  /** Replace the history entry instead of adding one. */
  replace?: boolean
  /** Let shared elements morph between the two pages. */
  viewTransition?: boolean
}

/**
 * The one link of the site: decides between client navigation and a plain anchor,
 * and opens other sites in a new tab. Chunks of the next page are fetched on intent.
 */
export function Link({ href, preventScrollReset, replace, viewTransition, ...rest }: LinkProps) {
  if (href.startsWith('/')) {
    return (
      <RouterLink
        to={href}
        prefetch="intent"
        preventScrollReset={preventScrollReset}
        replace={replace}
        viewTransition={viewTransition}
        {...rest}
      />
    )
  }
  const leavesSite = href.startsWith('https:')
  return (
    <a href={href} {...(leavesSite ? { target: '_blank', rel: 'noreferrer' } : {})} {...rest} />
  )
}
