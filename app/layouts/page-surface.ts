import { type Params, useMatches } from 'react-router'
import type { Surface } from '~/ui/section'

/** What a page tells the frame around it: `export const handle = { surface: 'ink' } satisfies PageHandle`. */
export type PageHandle = {
  /** The plane that the page begins with, which may depend on the address; the header stands on it. */
  surface: Surface | ((params: Readonly<Params>) => Surface)
}

/** The surface of the current page; ink where a page does not say. */
export function usePageSurface(): Surface {
  const match = useMatches().at(-1)
  if (!isPageHandle(match?.handle)) return 'ink'
  const { surface } = match.handle
  return typeof surface === 'function' ? surface(match.params) : surface
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'surface' in handle
}
