import type { Picture } from './picture.ts'
import { publicAddress } from './public-address.ts'

type Format = 'avif' | 'webp' | 'jpg'

/** Where one encoded version lies. */
export function pictureAddress(picture: Picture, width: number, format: Format): string {
  return publicAddress(`${picture.src}-${width}.${format}`)
}

/** Where a version of its middle lies, which is 9 wide and 16 high. */
export function uprightAddress(picture: Picture, width: number, format: Format): string {
  return publicAddress(`${picture.src}-upright-${width}.${format}`)
}

/** The version that every browser can show. */
export function jpegAddress(picture: Picture): string {
  return pictureAddress(picture, picture.jpegWidth, 'jpg')
}

/** The widest version that is no wider than `limit` pixels, or the narrowest there is. */
export function widthUpTo(widths: readonly number[], limit: number): number {
  return widths.findLast((width) => width <= limit) ?? widths[0] ?? 0
}
