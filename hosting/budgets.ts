/**
 * Limits on the bytes that each page transfers. `npm run budget` checks the build against them; `npm run bench`
 * measures the resulting times.
 */
export type Budget = {
  /**
   * The page with its first-screen styles, brotli. With its headers, some 560 bytes, it has to fit into the 14 600
   * bytes of a server's first flight: a larger page is painted one round trip later.
   */
  html: number
  /** External stylesheets, brotli. */
  css: number
  /** Scripts before anything is touched, gzip: the loader, the frame, and parts that start by themselves. */
  js: number
  /** Preloaded fonts. */
  fonts: number
  /** Pictures that load before scrolling, on a phone 412 pixels wide with 1.75 device pixels for each. */
  pictures: number
  /** All of the above. */
  total: number
  /**
   * All pictures of the page, lazy ones too, for a reader who reaches the end on a phone 390 pixels wide with two
   * device pixels for each. Not part of the total.
   */
  picturesScrolled: number
}

/** The limits for every page. */
export const budget: Budget = {
  html: 14_035,
  css: 20_000,
  js: 8_000,
  fonts: 90_000,
  pictures: 160_000,
  total: 350_000,
  picturesScrolled: 700_000,
}

/** Slides answer the wheel at once, so their scripts start with the page. */
const slidesJs = 9_500

/**
 * Exceptions, tighter or (with a reason) looser: for a page in every language, for a page in one, or, with a trailing
 * slash, for all pages below it.
 */
export const pageBudgets: Record<string, Partial<Budget>> = {
  '/': { picturesScrolled: 350_000 },
  '/digital-agency': { picturesScrolled: 350_000 },
  '/showcase-portfolio': { js: slidesJs },
  '/case-study-showcase': { js: slidesJs },
  // And so does the code of its films.
  '/video-showcase': { js: slidesJs + 1000 },
  // One island: React starts with it.
  '/admin/subscribers': { js: 95_000 },
}
