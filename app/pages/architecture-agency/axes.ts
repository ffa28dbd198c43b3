import type { Axis } from '~/content/drawings/drawing'
import { inDecimals } from '~/lib/decimals'

/** What lies between neighbouring axes: where it begins and its middle in centimetres, and its length in metres. */
export function spansOf(axes: readonly Axis[]) {
  return axes.slice(1).map(({ at }, index) => {
    const from = axes[index]?.at ?? 0
    return { from, middle: (from + at) / 2, length: metres(at - from) }
  })
}

/** Centimetres as metres, as a dimension is written. */
export function metres(cm: number): string {
  return inDecimals((cm / 100).toFixed(2))
}
