import { useLocation } from 'react-router'

/** The page's path without the trailing slash that prerendering may add; that of the 404 page is its own. */
export function usePath(): string {
  return useLocation().pathname.replace(/(?<=.)\/$/, '')
}
