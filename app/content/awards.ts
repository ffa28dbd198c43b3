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
  /** The project’s page. */
  href?: `/portfolio/${string}`
}

const years: readonly { project: keyof typeof words; year: AwardEntry['year'] }[] = [
  { project: 'noria-water', year: '2025' },
  { project: 'yasmine-clinics', year: '2025' },
  { project: 'marsa-port', year: '2024' },
  { project: 'riwaq-books', year: '2024' },
  { project: 'hoggar-trails', year: '2024' },
  { project: 'clement', year: '2023' },
  { project: 'dar-zellij', year: '2023' },
  { project: 'sirocco-air', year: '2022' },
]

/**
 * Newest first.
 *
 * @throws if a project has no file
 */
export const awards: readonly AwardEntry[] = years.map(({ project, year }) => {
  const honoured = projects.find(({ slug }) => slug === project)
  if (!honoured) throw new Error(`An award honours the unknown project ${project}.`)
  return { year, name: honoured.title, href: `/portfolio/${project}`, ...words[project] }
})
