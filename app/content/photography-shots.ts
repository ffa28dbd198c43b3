import type { Picture } from '../lib/picture.ts'
import {
  commercialClementines,
  commercialPerfume,
  fashionHat,
  fashionSilk,
  fashionSunglasses,
  filmProjector,
  filmStair,
  landscapeDunes,
  landscapeSalt,
  portraitGlass,
  portraitProfile,
  portraitWindow,
  weddingRings,
  weddingTable,
} from './pictures/photography.ts'

export type GalleryCategory =
  | 'wedding'
  | 'portrait'
  | 'fashion'
  | 'commercial'
  | 'landscape'
  | 'shortfilm'

/**
 * A frame of the roll; its title and caption are words of the page. The picture replaces the specification's `src` and
 * `srcLg` by all widths. Source: spec §3, "Gallery item".
 */
type ShotRecord = {
  /** Number on the film's edge; filtering does not change it. */
  frame: number
  picture: Picture
  category: GalleryCategory
  /** Height in pixels in the layout with strips, of which the frames of one are equally high. */
  height: 299 | 622
}

/** The roll in the order of its frames. */
export const shots = [
  { frame: 1, picture: weddingRings, category: 'wedding', height: 299 },
  { frame: 2, picture: fashionSilk, category: 'fashion', height: 299 },
  { frame: 3, picture: filmStair, category: 'shortfilm', height: 299 },
  { frame: 4, picture: portraitGlass, category: 'portrait', height: 622 },
  { frame: 5, picture: landscapeSalt, category: 'landscape', height: 622 },
  { frame: 6, picture: commercialClementines, category: 'commercial', height: 622 },
  { frame: 7, picture: fashionHat, category: 'fashion', height: 622 },
  { frame: 8, picture: weddingTable, category: 'wedding', height: 299 },
  { frame: 9, picture: portraitProfile, category: 'portrait', height: 299 },
  { frame: 10, picture: commercialPerfume, category: 'commercial', height: 299 },
  { frame: 11, picture: portraitWindow, category: 'portrait', height: 622 },
  { frame: 12, picture: landscapeDunes, category: 'landscape', height: 622 },
  { frame: 13, picture: fashionSunglasses, category: 'fashion', height: 622 },
  { frame: 14, picture: filmProjector, category: 'shortfilm', height: 622 },
] as const satisfies readonly ShotRecord[]

export type Shot = (typeof shots)[number]

export type FrameNumber = Shot['frame']

const byFrame = new Map<FrameNumber, Shot>(shots.map((shot) => [shot.frame, shot]))

/** The shot with this number on the film. @throws when the roll has no such frame. */
export function shotOf(frame: FrameNumber): Shot {
  const shot = byFrame.get(frame)
  if (!shot) throw new Error(`The roll has no frame ${frame}.`)
  return shot
}

/**
 * The frames of the hero's tabs, and the horizontal position of the subject, for windows that crop the picture.
 * Source: spec §3, "Hero tab".
 */
export const heroFrames = [
  { frame: 8, subject: 'middle' },
  { frame: 2, subject: 'middle' },
  { frame: 10, subject: 'right' },
  { frame: 12, subject: 'right' },
] as const satisfies readonly { frame: FrameNumber; subject: 'middle' | 'right' }[]

/** The frame of the portrait beside the about text. */
export const portraitFrame = 7

/** The frame behind the figures. */
export const factsFrame = 5

/** The service page to which tabs and frames link. */
export const orderHref = '/service/service-details'
