import type { UiWords } from '~/ui/ui-words'

type Place = {
  name: keyof UiWords['bayMap']['places']
  /** Anchor of the name, in degrees east and north. */
  at: readonly [longitude: number, latitude: number]
  side: 'start' | 'middle' | 'end'
  /** Hidden on small maps. */
  isMinor?: boolean
}

/** Where the names of places along the shore stand on the water. */
export const places: readonly Place[] = [
  { name: 'casbah', at: [3.0735, 36.7855], side: 'start' },
  { name: 'port', at: [3.082, 36.7715], side: 'start', isMinor: true },
  { name: 'elHarrach', at: [3.134, 36.7415], side: 'middle' },
  { name: 'bordjElKiffan', at: [3.188, 36.757], side: 'end' },
  { name: 'capMatifou', at: [3.242, 36.821], side: 'middle' },
]
