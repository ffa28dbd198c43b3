import type { FeatureProjectSlug } from '#words/creative-portfolio.ts'
import type { PersonalWorkSlug } from '#words/personal-portfolio.ts'
import type { Picture } from '../lib/picture.ts'
import {
  partBerths,
  partLines,
  partLitres,
  partMinutes,
  partRoute,
  wallCitron,
  wallLigne,
  wallPhare,
  wallSalines,
} from './pictures/portfolios.ts'
import { darZellijWall } from './pictures/work-dar-zellij.ts'

/** Pictures of the personal portfolio's work, by project. Source: spec §3, `src` of a portfolio item. */
export const personalWorkPictures: Record<PersonalWorkSlug, Picture> = {
  'noria-water': partLitres,
  'yasmine-clinics': partMinutes,
  'riwaq-books': partLines,
  'marsa-port': partBerths,
  'hoggar-trails': partRoute,
  'dar-zellij': darZellijWall,
}

/** Pictures of the creative portfolio's four projects. Source: spec §3, `imageUrl`. */
export const featureProjectPictures: Record<FeatureProjectSlug, Picture> = {
  salines: wallSalines,
  phare: wallPhare,
  ligne: wallLigne,
  citron: wallCitron,
}
