import * as pictures from './pictures/architecture.ts'

/** Pictures of the architecture home, by the names in `en/architecture-agency.ts`. */
export const architecturePictures = { ...pictures }

export type ArchitecturePicture = keyof typeof architecturePictures
