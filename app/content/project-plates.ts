import type { Picture } from '../lib/picture.ts'
import type { ProjectSlug } from './en/project-cards.ts'
import type { genericProject } from './en/projects.ts'

/** Pictures of a project's page below its head. */
type ProjectPlates = {
  /** Full-width picture; absent if the head already shows it. */
  scene?: Picture
  /** In the order of their captions: a wide one, an upright one, a wide one. */
  work: readonly Picture[]
}

/** Lazy import of each project's pictures: a page loads only its own. */
export const projectPlates: Record<
  ProjectSlug | typeof genericProject.slug,
  () => Promise<ProjectPlates>
> = {
  'tassili-bank': async () => {
    const shows = await import('./pictures/work-tassili-bank.ts')
    return {
      scene: shows.tassiliBank,
      work: [shows.tassiliBankThreeScreens, shows.tassiliBankThumb, shows.tassiliBankParts],
    }
  },
  clement: async () => {
    const shows = await import('./pictures/work-clement.ts')
    return {
      scene: shows.clement,
      work: [shows.clementConstruction, shows.clementDrafts, shows.clementWrapping],
    }
  },
  'noria-water': async () => {
    const shows = await import('./pictures/work-noria-water.ts')
    return {
      scene: shows.noriaWater,
      work: [shows.noriaWaterFiveAnswers, shows.noriaWaterBill, shows.noriaWaterNight],
    }
  },
  'marsa-port': async () => {
    const shows = await import('./pictures/work-marsa-port.ts')
    return {
      scene: shows.marsaPort,
      work: [shows.marsaPortTally, shows.marsaPortComponents, shows.marsaPortNext],
    }
  },
  'riwaq-books': async () => {
    const shows = await import('./pictures/work-riwaq-books.ts')
    return {
      scene: shows.riwaqBooks,
      work: [shows.riwaqBooksTwoPages, shows.riwaqBooksShelf, shows.riwaqBooksKashida],
    }
  },
  'yasmine-clinics': async () => {
    const shows = await import('./pictures/work-yasmine-clinics.ts')
    return {
      scene: shows.yasmineClinics,
      work: [shows.yasmineClinicsMorning, shows.yasmineClinicsResults, shows.yasmineClinicsSigns],
    }
  },
  'hoggar-trails': async () => {
    const shows = await import('./pictures/work-hoggar-trails.ts')
    return {
      scene: shows.hoggarTrails,
      work: [shows.hoggarTrailsMap, shows.hoggarTrailsGuide, shows.hoggarTrailsRoutes],
    }
  },
  'qantara-rides': async () => {
    const shows = await import('./pictures/work-qantara-rides.ts')
    return {
      scene: shows.qantaraRides,
      work: [shows.qantaraRidesBridge, shows.qantaraRidesOrder, shows.qantaraRidesPlate],
    }
  },
  'dar-zellij': async () => {
    const shows = await import('./pictures/work-dar-zellij.ts')
    return {
      work: [shows.darZellijWall, shows.darZellijSample, shows.darZellijConstruction],
    }
  },
  'sirocco-air': async () => {
    const shows = await import('./pictures/work-sirocco-air.ts')
    return {
      scene: shows.siroccoAir,
      work: [shows.siroccoAirMark, shows.siroccoAirSwatches, shows.siroccoAirDocuments],
    }
  },
  'portfolio-details': async () => ({ work: [] }),
}
