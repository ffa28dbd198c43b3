/** A rendered picture in all its sizes. The records in `content/pictures/` are generated from `media/`. */
export type Picture = {
  /** Address without width and extension: a file is at `${src}-${width}.avif`. */
  src: `/media/${string}`
  /** What the picture shows, for those who do not see it. Empty when it only decorates. */
  alt: string
  /** Size of the largest version, in pixels; every version has the same proportions. */
  width: number
  height: number
  /** Dominant colour as `#rrggbb`, painted until the picture arrives. */
  color: `#${string}`
  /** Widths in pixels, rising; each exists as `.avif` and `.webp`. */
  widths: readonly number[]
  /** The one of them that exists as `.jpg` too: a fallback, and the picture for search engines. */
  jpegWidth: number
  /** Widths of its middle alone, 9 wide and 16 high; each exists as `.avif` and `.webp`. */
  uprightWidths?: readonly number[]
}
