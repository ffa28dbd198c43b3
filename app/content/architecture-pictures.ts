import type { Picture } from '../lib/picture.ts'
import type { BuildingSlug, GallerySlug } from './en/architecture-agency.ts'
import {
  arches,
  briseSoleil,
  casbah,
  houseByTheSea,
  library,
  market,
  mashrabiya,
  roof,
  stair,
} from './pictures/architecture.ts'

/** Pictures of the architecture home's latest projects, by building. */
export const buildingPictures: Record<BuildingSlug, Picture> = {
  stair,
  market,
  library,
  'brise-soleil': briseSoleil,
  'house-by-the-sea': houseByTheSea,
}

/** Pictures of the architecture home's gallery. */
export const galleryPictures: Record<GallerySlug, Picture> = { casbah, mashrabiya, arches, roof }
