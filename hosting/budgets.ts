/**
 * How much each page may ask of a visitor's connection, in bytes as they travel. `npm run budget` checks the build
 * against it; `npm run bench` measures what it comes to in seconds.
 */
export type Budget = {
  /**
   * The page with the styles of its first screen in it, brotli. With its headers, some 560 bytes, it has to fit into the
   * 14 600 that a server sends before it waits for an answer: a page beyond that is painted one round trip later.
   */
  html: number
  /** Style sheets beside the page, brotli. */
  css: number
  /** Scripts that the page starts with, gzip: 111 kB of it are React and its router. */
  js: number
  /** Preloaded fonts. */
  fonts: number
  /** Pictures that load before anybody scrolls, on a phone 412 pixels wide with 1.75 device pixels for each. */
  pictures: number
  /** All of the above. */
  total: number
  /**
   * All pictures of the page, lazy ones too, for somebody who reads it to the end on a phone 390 pixels wide with two
   * device pixels for each. Not in the total.
   */
  picturesScrolled: number
}

/** Holds on every public page. */
export const budget: Budget = {
  html: 14_035,
  css: 20_000,
  js: 130_000,
  fonts: 90_000,
  pictures: 160_000,
  total: 350_000,
  picturesScrolled: 700_000,
}

/** Tighter, or looser with a reason: for one page, or with a slash at its end for all below an address. */
export const pageBudgets: Record<string, Partial<Budget>> = {
  '/': { picturesScrolled: 350_000 },
  '/digital-agency': { picturesScrolled: 350_000 },
}
