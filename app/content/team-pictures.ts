import type { genericMember, TeamSlug } from './en/team.ts'
import type { Picture } from './pictures/picture.ts'

/** How one of the team is shown. */
export type MemberPortrait = {
  /** The plane behind the head; two neighbours in the grid of four never share one. */
  surface: 'sea' | 'ink'
  /** Initials, drawn as high as the portrait where no picture has been rendered. */
  sign: string
  picture?: Picture
}

type PortraitSlug = TeamSlug | typeof genericMember.slug

const portraits: Record<PortraitSlug, MemberPortrait> = {
  'lina-haddad': { surface: 'sea', sign: 'LH' },
  'lyes-ould-kaci': { surface: 'ink', sign: 'LO' },
  'yacine-belkacem': { surface: 'sea', sign: 'YB' },
  'meriem-ait-said': { surface: 'ink', sign: 'MA' },
  'anis-boudraa': { surface: 'ink', sign: 'AB' },
  'claire-roux-benali': { surface: 'sea', sign: 'CR' },
  'rafik-zemmouche': { surface: 'ink', sign: 'RZ' },
  'thiziri-amokrane': { surface: 'sea', sign: 'TA' },
  'team-details': { surface: 'sea', sign: '+1' },
}

export function memberPortrait(slug: PortraitSlug): MemberPortrait {
  return portraits[slug]
}
