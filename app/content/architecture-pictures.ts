import * as pictures from './pictures/architecture.ts'

/** The pictures of the architecture home by the names that its content uses. */
export const architecturePictures = { ...pictures }

export type ArchitecturePicture = keyof typeof architecturePictures
