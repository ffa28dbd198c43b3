/** YouTube's ids: eleven characters of the URL-safe base-64 alphabet. */
const idPattern = /^[\w-]{11}$/

/**
 * The id of a video: the value of `v=` in the query, else the last segment of the short, embed, live and shorts
 * forms. Returns `undefined` for any other address. Source: spec §2, "video popup".
 */
export function videoId(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { hostname, pathname, searchParams } = new URL(address)
  if (!/(^|\.)(youtube\.com|youtube-nocookie\.com|youtu\.be)$/.test(hostname)) return undefined
  const candidate = searchParams.get('v') ?? pathname.split('/').filter(Boolean).at(-1)
  return candidate && idPattern.test(candidate) ? candidate : undefined
}

/** The player's address for a video, on the host without cookies. */
export function embedAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
}
