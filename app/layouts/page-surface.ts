import { useMatches } from 'react-router'
import type { Surface } from '~/ui/section'

/** What a page tells the frame around it: `export const handle = { surface: 'ink' } satisfies PageHandle`. */
export type PageHandle = {
  /** The plane that the page begins with; the header stands on it. */
  surface: Surface
}

/** The surface of the current page; ink where a page does not say. */
export function usePageSurface(): Surface {
  const handle = useMatches().at(-1)?.handle
  return isPageHandle(handle) ? handle.surface : 'ink'
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'surface' in handle
}
