import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { isHydrating, leavePrerendered } from '~/lib/scripts-failed'

/** How far below the window a part may be when its code is fetched. */
const margin = '1000px'

const signs = ['pointerdown', 'keydown', 'focusin']

type DeferredOptions = {
  /** `near` fetches the code as the part comes close, too; `touch` only when the page is used at all. @default 'near' */
  when?: 'near' | 'touch'
}

/**
 * A part of the page whose code is fetched when the visitor comes near it, or first touches the page at all.
 * It is prerendered like everything else, so it can be read from the start; only React takes it over later. Its styles
 * arrive after the first paint (`scripts/postbuild/page.ts`), so it must stand below the first screen, or out of sight.
 * On a page that is rendered in the browser it is fetched at once, and the page waits for it.
 * What is pressed or sent in it before it can answer is done as soon as it can (`scripts/postbuild/boot.ts`).
 * If the code cannot be fetched, what was prerendered stays; a page that has nothing prerendered shows the error page.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when = 'near' }: DeferredOptions = {},
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

  let place: HTMLElement | undefined
  function watch(element: HTMLElement | null) {
    if (!element) return undefined
    place = element
    if (isHydrating()) place.dataset.waiting = ''
    // The page of an unknown id has nothing here yet that could be read in the meantime.
    if (!element.hasChildNodes()) want()
    // A navigation would have to wait for this part, and every navigation begins like this.
    for (const sign of signs) addEventListener(sign, want, { once: true })
    if (when === 'touch') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) want()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }

  function arrive() {
    delete place?.dataset.waiting
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at module level, as `lazy` is.
  return function Deferred(props) {
    const [isPrerendered] = useState(() => import.meta.env.SSR || isHydrating())
    if (isPrerendered) isOnPage = true
    else if (failure !== undefined) throw failure
    if (import.meta.env.SSR || !isPrerendered) want()
    const part = <Part {...props} />
    // Without a boundary a navigation waits for the part instead of showing the page with a hole.
    if (!isPrerendered) return <div ref={watch}>{part}</div>
    return (
      <div ref={watch}>
        <Suspense>
          {part}
          <Arrival onArrive={arrive} />
        </Suspense>
      </div>
    )
  }
}

/** Stands beside a part, so its effect comes when React has taken both over. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive, [onArrive])
  return null
}
