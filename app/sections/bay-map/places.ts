import type { UiWords } from '~/ui/ui-words'

type Place = {
  name: keyof UiWords['bayMap']['places']
  /** Degrees east and north of the place; the drawing has a point there, but for the port, whose walls it shows. */
  at: readonly [longitude: number, latitude: number]
  /** Where the name begins, from there. */
  dx?: string
  dy?: string
  side: 'start' | 'middle' | 'end'
  /** The name stands on the water. */
  isAfloat?: boolean
  /** Hidden on small maps. */
  isMinor?: boolean
}

/** Places along the shore, and where their names stand. */
export const places: readonly Place[] = [
  { name: 'casbah', at: [3.064, 36.789], dx: '-.6em', dy: '.8em', side: 'end' },
  { name: 'port', at: [3.0765, 36.7725], side: 'start', isAfloat: true, isMinor: true },
  { name: 'elHarrach', at: [3.1295, 36.7365], dx: '.5em', dy: '1.2em', side: 'start' },
  { name: 'bordjElKiffan', at: [3.194, 36.753], dx: '.3em', dy: '1.2em', side: 'start' },
  { name: 'capMatifou', at: [3.237, 36.8155], dy: '-44', side: 'middle', isAfloat: true },
]
