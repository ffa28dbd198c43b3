import { useLocation } from 'react-router'

/** The current path without the trailing slash that prerendering adds and the browser may keep. */
export function usePath(): string {
  const { pathname } = useLocation()
  return pathname.replace(/(?<=.)\/$/, '')
}
