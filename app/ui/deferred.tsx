import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { isHydrating, leavePrerendered } from '~/lib/scripts-failed'
import { whenIdle } from '~/lib/when-idle'

/** The code of one part after the other, each in an idle moment, so that none of them holds up an answer. */
let turn: Promise<unknown> = Promise.resolve()
function inTurn(fetchCode: () => Promise<unknown>) {
  turn = turn.then(() => new Promise<void>((resolve) => whenIdle(resolve))).then(fetchCode)
}

/**
 * A part of the page, far down or out of sight, whose code is fetched in an idle moment after React has started.
 * It is prerendered like everything else, so it can be read from the start; only React takes it over later. Its styles
 * arrive after the first paint (`scripts/postbuild/page.ts`), so it must stand below the first screen, or out of sight.
 * On a page that is rendered in the browser it is fetched at once, and what it stands in waits for it.
 * What is pressed or sent in it before it can answer is done as soon as it can (`scripts/postbuild/boot.ts`).
 * If the code cannot be fetched, what was prerendered stays; a page that has nothing prerendered shows the error page.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const isWanted = Promise.withResolvers<void>()
  const waiting = new AbortController()
  let isOnPage = false
  let failure: unknown
  const code = isWanted.promise.then(load)
  const Part = lazy(async () => {
    try {
      return { default: await code }
    } catch (error) {
      if (!isOnPage) throw error
      failure = error
      return leavePrerendered()
    }
  })

  /** Fetches the code, and tells when that has come to an end. */
  function want() {
    isWanted.resolve()
    waiting.abort()
    return code.then(noop, noop)
  }
  function wantForLink({ target }: Event) {
    if (target instanceof Element && target.closest('a')) want()
  }

  let place: HTMLElement | undefined
  function watch(element: HTMLElement | null) {
    if (!element) return
    place = element
    if (isHydrating()) place.dataset.waiting = ''
    // The page of an unknown id has nothing here yet that could be read in the meantime.
    if (!element.hasChildNodes()) want()
    inTurn(want)
    // A navigation would have to wait for this part.
    addEventListener('click', wantForLink, { capture: true, signal: waiting.signal })
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
    // Without a boundary the page, or its rest, waits for the part instead of being shown with a hole.
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

function noop() {}

/** Stands beside a part, so its effect comes when React has taken both over. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive, [onArrive])
  return null
}
