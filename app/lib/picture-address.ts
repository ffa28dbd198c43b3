import type { Picture } from '../content/pictures/picture.ts'

type Format = 'avif' | 'webp' | 'jpg'

/** Where one encoded version lies. The base is `/` unless the site is published under a sub-path. */
export function pictureAddress(picture: Picture, width: number, format: Format): string {
  return `${import.meta.env.BASE_URL}${picture.src.slice(1)}-${width}.${format}`
}

/** The widest version that is no wider than `limit` pixels, or the narrowest there is. */
export function widthUpTo(widths: readonly number[], limit: number): number {
  return widths.findLast((width) => width <= limit) ?? widths[0] ?? 0
}
