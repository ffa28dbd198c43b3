import type { ProjectSlug } from './en/project-cards.ts'
import type { Picture } from './pictures/picture.ts'
import {
  clement,
  hoggarTrails,
  marsaPort,
  noriaWater,
  qantaraRides,
  riwaqBooks,
  siroccoAir,
  tassiliBank,
  yasmineClinics,
} from './pictures/projects.ts'
import {
  clementConstruction,
  clementDrafts,
  clementWrapping,
  darZellijConstruction,
  darZellijSample,
  darZellijWall,
  hoggarTrailsGuide,
  hoggarTrailsMap,
  hoggarTrailsRoutes,
  marsaPortComponents,
  marsaPortNext,
  marsaPortTally,
  noriaWaterBill,
  noriaWaterFiveAnswers,
  noriaWaterNight,
  qantaraRidesBridge,
  qantaraRidesOrder,
  qantaraRidesPlate,
  riwaqBooksKashida,
  riwaqBooksShelf,
  riwaqBooksTwoPages,
  siroccoAirDocuments,
  siroccoAirMark,
  siroccoAirSwatches,
  tassiliBankParts,
  tassiliBankThreeScreens,
  tassiliBankThumb,
  yasmineClinicsMorning,
  yasmineClinicsResults,
  yasmineClinicsSigns,
} from './pictures/work.ts'

/** What a project's page shows under its head. */
export type ProjectPlates = {
  /** From edge to edge, where the head does not show it already. */
  scene?: Picture
  /** In the order of their captions: a wide one, an upright one, a wide one. */
  work: readonly [Picture, Picture, Picture]
}

export const projectPlates: Record<ProjectSlug, ProjectPlates> = {
  'tassili-bank': {
    scene: tassiliBank,
    work: [tassiliBankThreeScreens, tassiliBankThumb, tassiliBankParts],
  },
  clement: {
    scene: clement,
    work: [clementConstruction, clementDrafts, clementWrapping],
  },
  'noria-water': {
    scene: noriaWater,
    work: [noriaWaterFiveAnswers, noriaWaterBill, noriaWaterNight],
  },
  'marsa-port': {
    scene: marsaPort,
    work: [marsaPortTally, marsaPortComponents, marsaPortNext],
  },
  'riwaq-books': {
    scene: riwaqBooks,
    work: [riwaqBooksTwoPages, riwaqBooksShelf, riwaqBooksKashida],
  },
  'yasmine-clinics': {
    scene: yasmineClinics,
    work: [yasmineClinicsMorning, yasmineClinicsResults, yasmineClinicsSigns],
  },
  'hoggar-trails': {
    scene: hoggarTrails,
    work: [hoggarTrailsMap, hoggarTrailsGuide, hoggarTrailsRoutes],
  },
  'qantara-rides': {
    scene: qantaraRides,
    work: [qantaraRidesBridge, qantaraRidesOrder, qantaraRidesPlate],
  },
  'dar-zellij': {
    work: [darZellijWall, darZellijSample, darZellijConstruction],
  },
  'sirocco-air': {
    scene: siroccoAir,
    work: [siroccoAirMark, siroccoAirSwatches, siroccoAirDocuments],
  },
}
