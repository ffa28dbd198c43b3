import type { FeatureProjectSlug } from '#words/creative-portfolio.ts'
import type { PersonalClientSlug, PersonalWorkSlug } from '#words/personal-portfolio.ts'
import type { Picture } from '../lib/picture.ts'
import {
  hocineZiani,
  malikaOuldSlimane,
  rachidMeziane,
  sabrinaLounes,
  tarekBouhired,
} from './pictures/clients.ts'
import {
  partCabin,
  partHives,
  partLanes,
  partLoaves,
  partStave,
  partTree,
  wallCitron,
  wallLigne,
  wallPhare,
  wallSalines,
} from './pictures/portfolios.ts'

/** Pictures of the personal portfolio's work. Source: spec §3, `src` of a portfolio item. */
export const personalWorkPictures: Record<PersonalWorkSlug, Picture> = {
  cabin: partCabin,
  stave: partStave,
  loaves: partLoaves,
  lanes: partLanes,
  hives: partHives,
  tree: partTree,
}

/** Portraits of the personal portfolio's clients. Source: spec §3, `testimonialThumb`. */
export const personalClientPictures: Record<PersonalClientSlug, Picture> = {
  'rachid-meziane': rachidMeziane,
  'malika-ould-slimane': malikaOuldSlimane,
  'tarek-bouhired': tarekBouhired,
  'sabrina-lounes': sabrinaLounes,
  'hocine-ziani': hocineZiani,
}

/** Pictures of the creative portfolio's four projects. Source: spec §3, `imageUrl`. */
export const featureProjectPictures: Record<FeatureProjectSlug, Picture> = {
  salines: wallSalines,
  phare: wallPhare,
  ligne: wallLigne,
  citron: wallCitron,
}
