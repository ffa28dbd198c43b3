/** Size of the picture that messengers and social networks show beside a link, in pixels. */
export const cardSize = { width: 1200, height: 630 }

/** The card of everything that has none of its own: pages that search engines don't list, and unknown addresses. */
export const generalCard = '/social-card.png'

/**
 * Where the card of a page lies. The name follows from the address, so that no page has to carry a list of them.
 * `npm run cards` draws what lies there.
 *
 * @param path the canonical path of the page
 */
export function cardAddress(path: string): `/cards/${string}` {
  return `/cards/${path === '/' ? 'index' : path.slice(1)}.jpg`
}
