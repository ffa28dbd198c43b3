import type { Picture } from '../lib/picture.ts'
import { type RollEntry, roll } from './en/photography-agency.ts'
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

/** A frame of the roll with its picture, which replaces the specification's `src` and `srcLg` by all widths. */
export type Shot = RollEntry & { picture: Picture }

const pictures: Record<(typeof roll)[number]['slug'], Picture> = {
  'commercial-clementines': commercialClementines,
  'commercial-perfume': commercialPerfume,
  'fashion-hat': fashionHat,
  'fashion-silk': fashionSilk,
  'fashion-sunglasses': fashionSunglasses,
  'film-projector': filmProjector,
  'film-stair': filmStair,
  'landscape-dunes': landscapeDunes,
  'landscape-salt': landscapeSalt,
  'portrait-glass': portraitGlass,
  'portrait-profile': portraitProfile,
  'portrait-window': portraitWindow,
  'wedding-rings': weddingRings,
  'wedding-table': weddingTable,
}

/** The roll in the order of its frames. */
export const shots: readonly Shot[] = roll.map((entry) => ({
  ...entry,
  picture: pictures[entry.slug],
}))

const byFrame = new Map(shots.map((shot) => [shot.frame, shot]))

/** The shot with this number on the film. @throws when the roll has no such frame. */
export function shotOf(frame: number): Shot {
  const shot = byFrame.get(frame)
  if (!shot) throw new Error(`The roll has no frame ${frame}.`)
  return shot
}
