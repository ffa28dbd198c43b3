import { readProjects } from '../project-files.ts'

/** The projects of the portfolio, one file each in `projects/`, and the generic page `/portfolio/portfolio-details`. */
export const { projects, genericProject } = readProjects('en')
