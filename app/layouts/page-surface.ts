import { type Params, useMatches } from 'react-router'
import type { Surface } from '~/ui/section'

/** What a page tells the frame around it: `export const handle = { surface: 'ink' } satisfies PageHandle`. */
export type PageHandle = {
  /** The plane that the page begins with, which may depend on the address; the header stands on it. */
  surface: Surface | ((params: Readonly<Params>) => Surface)
  /** It has a face of its own for its headline and preloads that; the site's comes after the first paint. @default false */
  hasOwnFace?: true
}

/** The surface of the current page; ink where a page does not say. */
export function usePageSurface(): Surface {
  const { handle, params } = usePageHandle()
  const surface = handle?.surface ?? 'ink'
  return typeof surface === 'function' ? surface(params) : surface
}

/** Whether the current page has a face of its own for its headline. */
export function usePageFace(): boolean {
  return usePageHandle().handle?.hasOwnFace === true
}

function usePageHandle(): { handle?: PageHandle; params: Readonly<Params> } {
  const { handle, params = {} } = useMatches().at(-1) ?? {}
  return { handle: isPageHandle(handle) ? handle : undefined, params }
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'surface' in handle
}
