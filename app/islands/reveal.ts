import { whenIdle } from '~/lib/when-idle'

/**
 * Ends what the page has begun with (`early.ts`): lays out the parts below the first screen, one per idle moment once
 * the page has loaded, because all at once would delay a scroll. The first input reveals all.
 */
export function revealFarParts() {
  const { dataset } = document.documentElement
  function reveal() {
    const part = document.querySelector('[data-far]')
    if (!part || dataset.fresh === undefined) {
      delete dataset.fresh
      return
    }
    part.removeAttribute('data-far')
    whenIdle(reveal)
  }
  if (document.readyState === 'complete') whenIdle(reveal)
  else addEventListener('load', () => whenIdle(reveal))
}
