/** Size of the picture that messengers and social networks show for a link, in pixels. */
export const cardSize = { width: 1200, height: 630 }

/** The card of pages without their own: unlisted pages and unknown addresses. */
export const generalCard = '/social-card.png'

/**
 * The address of a page's social card. It derives from the page's path, so that no page needs a list. `npm run cards`
 * draws the cards.
 *
 * @param path the canonical path of the page, with the prefix of its language
 */
export function cardAddress(path: `/${string}`): `/cards/${string}` {
  return `/cards/${path === '/' ? 'index' : path.slice(1)}.jpg`
}
