import { type ComponentType, lazy, Suspense, useState } from 'react'

/** How far below the window a part may be when its code is fetched. */
const margin = '1000px'

/**
 * A part of the page whose code is fetched when the visitor comes near it, or first touches the page at all.
 * It is prerendered like everything else, so it can be read from the start; only React takes it over later.
 * On a page that is rendered in the browser it is fetched at once, and the page waits for it.
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
  const Part = lazy(async () => {
    await isWanted.promise
    return { default: await load() }
  })

  function watch(element: HTMLElement | null) {
    if (!element) return undefined
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
    const [isPrerendered] = useState(isHydrating)
    if (import.meta.env.SSR || !isPrerendered) want()
    const part = <Part {...props} />
    // Without a boundary a navigation waits for the part instead of showing the page with a hole.
    return <div ref={watch}>{isPrerendered ? <Suspense>{part}</Suspense> : part}</div>
  }
}

/** The prerendered page is being taken over; `data-hydrated` is set when that is done. */
function isHydrating(): boolean {
  return import.meta.env.SSR || !('hydrated' in document.documentElement.dataset)
}
