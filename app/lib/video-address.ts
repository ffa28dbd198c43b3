/** YouTube's ids: eleven characters of the URL-safe base-64 alphabet. */
const idPattern = /^[\w-]{11}$/

/**
 * The id of a video: the value after `v=` in the query, else the last part of the short, embed, live and shorts forms.
 * Returns `undefined` for anything that is no video's address. Source: spec §2, "video popup".
 */
export function videoId(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { hostname, pathname, searchParams } = new URL(address)
  if (!/(^|\.)(youtube\.com|youtube-nocookie\.com|youtu\.be)$/.test(hostname)) return undefined
  const candidate = searchParams.get('v') ?? pathname.split('/').filter(Boolean).at(-1)
  return candidate && idPattern.test(candidate) ? candidate : undefined
}

/** Where the player for a video lies, on the host that sets no cookies. */
export function embedAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
}
