import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { isHydrating, leavePrerendered } from '~/lib/scripts-failed'
import { whenIdle } from '~/lib/when-idle'

/** Loads the code of deferred parts one after another in idle moments, so that none delays a response. */
let turn: Promise<unknown> = Promise.resolve()
function inTurn(fetchCode: () => Promise<unknown>) {
  turn = turn.then(() => new Promise<void>((resolve) => whenIdle(resolve))).then(fetchCode)
}

/**
 * A part of the page, far down or out of sight, whose code loads in an idle moment after React has started. It is
 * prerendered like everything else and so readable from the start; only its hydration is delayed. Its styles arrive
 * after the first paint (`scripts/postbuild/page.ts`), so it must be below the first screen or out of sight. On a
 * client-rendered page the code loads at once, and the enclosing page waits for it. Clicks and submits before
 * hydration are replayed (`scripts/postbuild/boot.ts`). If the code cannot be fetched, the prerendered HTML stays; a
 * client-rendered page shows the error page.
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

  /** Loads the code, and reports when loading has ended, with or without success. */
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
    // The client-rendered page of an unknown id has no HTML here to read in the meantime.
    if (!element.hasChildNodes()) want()
    inTurn(want)
    // A client-side navigation would have to wait for this part.
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
    // Without a boundary here, the page or its rest suspends instead of showing a gap.
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

/** Rendered beside a part: its effect runs when React has hydrated both. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive, [onArrive])
  return null
}
