import type { TeamSlug } from '~/content/en/team'
import { ownOr } from '~/lib/own-or'
import type { Surface } from '~/ui/section'

/** The plane of name and portrait: never that of the portrait, and never the same before and after one member. */
const surfaces: Record<TeamSlug, Surface> = {
  'lina-haddad': 'clementine',
  'lyes-ould-kaci': 'sea',
  'yacine-belkacem': 'ink',
  'meriem-ait-said': 'clementine',
  'anis-boudraa': 'chalk-2',
  'claire-roux-benali': 'sea',
  'rafik-zemmouche': 'ink',
  'thiziri-amokrane': 'chalk-2',
}

/** The plane that the page with this id begins with; ink for the free desk and for ids that nobody knows. */
export function memberSurface(id: string): Surface {
  return ownOr(surfaces, id, 'ink')
}
