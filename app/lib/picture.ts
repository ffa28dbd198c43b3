/** The part of a picture that every crop keeps in view (the style sheets that crop it say where it lies). */
export type PictureFocus =
  | 'left'
  | 'centre-left'
  | 'centre-right'
  | 'upper'
  | 'upper-left'
  | 'upper-right'

/** A picture in all its sizes. The records in `content/pictures/` are generated from `media/`. */
export type Picture = {
  /** Address without width and extension: a file is at `${src}-${width}.avif`. */
  src: `/media/${string}`
  /** Alternative text; empty for a decorative picture. */
  alt: string
  /** Size of the largest version in pixels; every version has the same proportions. */
  width: number
  height: number
  /** Dominant colour as `#rrggbb`, shown until the picture has loaded. */
  color: `#${string}`
  /** Widths in pixels, ascending; each exists as `.avif`. */
  widths: readonly number[]
  /** The one width that also exists as `.jpg`: a fallback, and the picture for search engines. */
  jpegWidth: number
  /** What a crop keeps in view. @default the centre */
  focus?: PictureFocus
  /** Widths of the portrait crop, 9 wide and 16 high; each exists as `.avif`. */
  uprightWidths?: readonly number[]
}
