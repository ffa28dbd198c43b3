/** The faces of the map that are not in the menu. */
import { roomNames } from '../room-names.ts'

export const words = {
  /** The accessible name of their list. */
  label: 'More pages, on the map',
  names: roomNames,
} as const
