/** A screen: its width in CSS pixels, and device pixels for each of them. */
export type Screen = { width: number; density: number }

/** The phone that Lighthouse emulates. */
export const lighthousePhone: Screen = { width: 412, density: 1.75 }

/** The phone for which a whole page's pictures are counted. */
export const readersPhone: Screen = { width: 390, density: 2 }

const rem = 16

/**
 * The `srcset` candidate that a screen takes: the first that is wide enough for its `sizes`, else the widest. Empty
 * when there is none.
 */
export function chosenCandidate(srcset: string, sizes: string, screen = lighthousePhone) {
  const candidates = candidatesOf(srcset).sort((a, b) => a.width - b.width)
  const needed = shownWidth(sizes, screen) * screen.density
  return (candidates.find(({ width }) => width >= needed) ?? candidates.at(-1))?.address ?? ''
}

/** The versions in a `srcset`, with their widths in pixels. */
export function candidatesOf(srcset: string) {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .filter(([address]) => address)
    .map(([address = '', width = '0w']) => ({ address, width: Number.parseInt(width, 10) }))
}

/**
 * How wide a picture with this `sizes` is shown on a screen, in CSS pixels. Supports what this site writes:
 * conditions on the width, and lengths in vw, rem and px; anything else counts as the whole width.
 */
function shownWidth(sizes: string, screen: Screen) {
  for (const part of sizes.split(/,(?![^(]*\))/)) {
    const [, condition, length = ''] = /^\s*(?:(\([^)]*\))\s+)?(.+?)\s*$/.exec(part) ?? []
    if (condition === undefined || holds(condition, screen)) {
      return pixels(length, screen) ?? screen.width
    }
  }
  return screen.width
}

function holds(condition: string, screen: Screen) {
  const [, sign, least] = /^\(width\s*(>=|>|<=|<)\s*([\w.]+)\)$/.exec(condition) ?? []
  const limit = pixels(least ?? '', screen)
  if (sign === undefined || limit === undefined) return true
  return sign.startsWith('>') ? screen.width >= limit : screen.width < limit
}

function pixels(length: string, screen: Screen) {
  const [, value, unit = ''] = /^([\d.]+)(vw|rem|px)$/.exec(length) ?? []
  const factor = { vw: screen.width / 100, rem, px: 1 }[unit]
  return value === undefined || factor === undefined ? undefined : Number(value) * factor
}
