import { join, resolve } from 'node:path'

const project = join(import.meta.dirname, '..')

/** Where a build is written: `build`, or the folder named by `BUILD_FOLDER`, so that tests can make a second one. */
export const buildFolder = resolve(project, process.env.BUILD_FOLDER ?? 'build')

/** The folder to publish. */
export const builtSite = join(buildFolder, 'client')

/** Host configurations that belong to the build, because they list its pages. */
export const builtDeploy = join(buildFolder, 'deploy')
