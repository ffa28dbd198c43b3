import { useMatches } from 'react-router'
import type { Surface } from '~/ui/section'

/** What a page exports for its frame: `export const handle = { surface: 'ink' } satisfies PageHandle`. */
export type PageHandle = {
  /**
   * The surface at the top of the page, which may follow from what the page's loader returned; the header uses it.
   */
  surface: Surface | ((loaderData: never) => Surface)
  /** The surface of the footer. @default 'night' */
  footer?: Surface
  /**
   * `line` on a short page, of which the whole footer would be more than a quarter: a row of contact details, with
   * everything else behind one press. @default 'whole'
   */
  footerSize?: 'line'
  /**
   * The page preloads a face of its own for its headline; the site's face loads after the first paint. @default false
   */
  hasOwnFace?: true
  /** The page exists in English alone. @default true */
  isTranslated?: false
}

/** The surface of the current page; ink by default. */
export function usePageSurface(): Surface {
  const { handle, loaderData } = usePageHandle()
  const surface = handle?.surface ?? 'ink'
  return typeof surface === 'function' ? surface(loaderData) : surface
}

/** Surface and size of the current page's footer. */
export function useFooter(): { surface: Surface; size: 'whole' | 'line' } {
  const { handle } = usePageHandle()
  return { surface: handle?.footer ?? 'night', size: handle?.footerSize ?? 'whole' }
}

/** Whether the current page has its own headline face. */
export function usePageFace(): boolean {
  return usePageHandle().handle?.hasOwnFace === true
}

/** Whether the current page exists in every language of the site. */
export function useIsTranslated(): boolean {
  return usePageHandle().handle?.isTranslated !== false
}

function usePageHandle(): { handle?: PageHandle; loaderData: never } {
  const { handle, loaderData } = useMatches().at(-1) ?? {}
  // A page's handle and its loader are in one module, which says what the loader returns.
  return { handle: isPageHandle(handle) ? handle : undefined, loaderData: loaderData as never }
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'surface' in handle
}
