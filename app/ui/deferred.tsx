import { type ComponentType, lazy, Suspense, useState } from 'react'
import { isHydrating, leavePrerendered } from '~/lib/scripts-failed'

/** How far below the window a part may be when its code is fetched. */
const margin = '1000px'

/**
 * A part of the page whose code is fetched when the visitor comes near it, or first touches the page at all.
 * It is prerendered like everything else, so it can be read from the start; only React takes it over later.
 * On a page that is rendered in the browser it is fetched at once, and the page waits for it.
 * If the code cannot be fetched, what was prerendered stays; a page that has nothing prerendered shows the error page.
 *
 * @param _styles the style modules of the part. The page names the styles of static imports only, and a style
 * module that nothing uses is dropped from it, so they are imported where the part is used and handed over here.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  _styles: readonly CSSModuleClasses[],
): ComponentType<Props> {
  const isWanted = Promise.withResolvers<void>()
  const want = () => isWanted.resolve()
  let isOnPage = false
  let failure: unknown
  const Part = lazy(async () => {
    await isWanted.promise
    try {
      return { default: await load() }
    } catch (error) {
      if (!isOnPage) throw error
      failure = error
      return leavePrerendered()
    }
  })

  function watch(element: HTMLElement | null) {
    if (!element) return undefined
    // The page of an unknown id has nothing here yet that could be read in the meantime.
    if (!element.hasChildNodes()) want()
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) want()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    // A navigation would have to wait for this part, and every navigation begins like this.
    addEventListener('pointerdown', want, { once: true })
    addEventListener('keydown', want, { once: true })
    return () => observer.disconnect()
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at module level, as `lazy` is.
  return function Deferred(props) {
    const [isPrerendered] = useState(() => import.meta.env.SSR || isHydrating())
    if (isPrerendered) isOnPage = true
    else if (failure !== undefined) throw failure
    if (import.meta.env.SSR || !isPrerendered) want()
    const part = <Part {...props} />
    // Without a boundary a navigation waits for the part instead of showing the page with a hole.
    return <div ref={watch}>{isPrerendered ? <Suspense>{part}</Suspense> : part}</div>
  }
}
