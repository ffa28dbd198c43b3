import type { Picture } from './picture.ts'
import { publicAddress } from './public-address.ts'

/** The address of one encoded version. */
export function pictureAddress(picture: Picture, width: number, format: 'avif' | 'jpg' = 'avif') {
  return publicAddress(`${picture.src}-${width}.${format}`)
}

/** The address of a version of the portrait crop, 9 wide and 16 high. */
export function uprightAddress(picture: Picture, width: number): string {
  return publicAddress(`${picture.src}-upright-${width}.avif`)
}

/** The JPEG version, which every browser supports. */
export function jpegAddress(picture: Picture): string {
  return pictureAddress(picture, picture.jpegWidth, 'jpg')
}
