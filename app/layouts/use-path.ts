import { useLocation } from 'react-router'

/** The current path without a slash at its end, which prerendering adds and the browser may keep. */
export function usePath(): string {
  const { pathname } = useLocation()
  return pathname.replace(/(?<=.)\/$/, '')
}
