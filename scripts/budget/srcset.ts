/** The phone that Lighthouse plays. */
const phone = { width: 412, density: 1.75, rem: 16 }

/**
 * The candidate of a `srcset` that the phone takes: the first that is wide enough for its `sizes`, else the widest.
 * Empty when there is none.
 */
export function chosenCandidate(srcset: string, sizes: string) {
  const candidates = srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .filter(([address]) => address)
    .map(([address = '', width = '0w']) => ({ address, width: Number.parseInt(width, 10) }))
    .sort((a, b) => a.width - b.width)
  const needed = shownWidth(sizes) * phone.density
  return (candidates.find(({ width }) => width >= needed) ?? candidates.at(-1))?.address ?? ''
}

/**
 * How wide a picture with this `sizes` is shown on the phone, in CSS pixels. Knows what this site writes: conditions on
 * the width, and lengths in vw, rem and px; anything else counts as the whole width.
 */
function shownWidth(sizes: string) {
  for (const part of sizes.split(/,(?![^(]*\))/)) {
    const [, condition, length = ''] = /^\s*(?:(\([^)]*\))\s+)?(.+?)\s*$/.exec(part) ?? []
    if (condition === undefined || holds(condition)) return pixels(length) ?? phone.width
  }
  return phone.width
}

function holds(condition: string) {
  const [, sign, least] = /^\(width\s*(>=|>|<=|<)\s*([\w.]+)\)$/.exec(condition) ?? []
  const limit = pixels(least ?? '')
  if (sign === undefined || limit === undefined) return true
  return sign.startsWith('>') ? phone.width >= limit : phone.width < limit
}

function pixels(length: string) {
  const [, value, unit = ''] = /^([\d.]+)(vw|rem|px)$/.exec(length) ?? []
  const factor = { vw: phone.width / 100, rem: phone.rem, px: 1 }[unit]
  return value === undefined || factor === undefined ? undefined : Number(value) * factor
}
