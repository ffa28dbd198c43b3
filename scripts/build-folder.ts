import { join, resolve } from 'node:path'

const project = join(import.meta.dirname, '..')

/** Where a build is written: `build`, or what `BUILD_FOLDER` names, so that a test can make a second one. */
export const buildFolder = resolve(project, process.env.BUILD_FOLDER ?? 'build')

/** What is published. */
export const builtSite = join(buildFolder, 'client')
