import { awards as words } from '#words/awards.ts'
import { projects } from './collections/projects.ts'

/** One line of the timeline. Source: spec §3, "Award timeline entry". */
export type AwardEntry = {
  /** Four digits. */
  year: `${number}`
  /** The project that was honoured. */
  name: string
  /** The place it reached. */
  position: string
  /** Category and jury of the award. */
  type: string
  isFirst: boolean
  /** The project’s page. */
  href?: `/portfolio/${string}`
}

type Entered = {
  project: keyof typeof words
  year: AwardEntry['year']
  /** The place as a number; the shortlist has none. */
  place?: number
}

const entered: readonly Entered[] = [
  { project: 'noria-water', year: '2025', place: 1 },
  { project: 'yasmine-clinics', year: '2025', place: 2 },
  { project: 'marsa-port', year: '2024', place: 1 },
  { project: 'riwaq-books', year: '2024' },
  { project: 'hoggar-trails', year: '2024', place: 1 },
  { project: 'clement', year: '2023', place: 3 },
  { project: 'dar-zellij', year: '2023', place: 1 },
  { project: 'sirocco-air', year: '2022', place: 1 },
]

/**
 * Newest first.
 *
 * @throws if a project has no file
 */
export const awards: readonly AwardEntry[] = entered.map(({ project, year, place }) => {
  const honoured = projects.find(({ slug }) => slug === project)
  if (!honoured) throw new Error(`An award honours the unknown project ${project}.`)
  return {
    year,
    name: honoured.title,
    isFirst: place === 1,
    href: `/portfolio/${project}`,
    ...words[project],
  }
})
