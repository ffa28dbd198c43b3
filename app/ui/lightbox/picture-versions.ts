/** Choosing among the versions of a picture, as a `srcset` lists them in ascending order: `/a-640.avif 640w, …`. */

const versionsIn = (srcset: string) =>
  srcset.split(', ').map((text) => ({ text, width: Number.parseInt(text.split(' ')[1] ?? '', 10) }))

/** The last one. */
export function widestVersion(srcset: string): string {
  return versionsIn(srcset).at(-1)?.text ?? ''
}

/**
 * The widest one up to `limit` pixels, or the first; never the widest of all if there are others, so that there is
 * more to see after zooming.
 */
export function smallerVersion(srcset: string, limit: number): string {
  const versions = versionsIn(srcset)
  const smaller = versions.length > 1 ? versions.slice(0, -1) : versions
  return (smaller.findLast(({ width }) => width <= limit) ?? versions[0])?.text ?? ''
}
