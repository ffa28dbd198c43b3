import { useLocation, useParams } from 'react-router'
import { notFoundPath } from '~/lib/not-found-path'

/**
 * The current path without the trailing slash that prerendering adds and the browser may keep. In the frame of the 404
 * page it is that page's own, whatever the address: an unknown path below `/service` is no service.
 */
export function usePath(): string {
  const { pathname } = useLocation()
  const { '*': unknownPath } = useParams()
  return unknownPath === undefined ? pathname.replace(/(?<=.)\/$/, '') : notFoundPath
}
