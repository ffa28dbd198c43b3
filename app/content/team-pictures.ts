import type { Picture } from '../lib/picture.ts'
import type { genericMember, TeamSlug } from './en/team.ts'
import { linaHaddad, meriemAitSaid, yacineBelkacem } from './pictures/authors.ts'
import {
  anisBoudraa,
  claireRouxBenali,
  lyesOuldKaci,
  rafikZemmouche,
  teamDetails,
  thiziriAmokrane,
} from './pictures/team.ts'

/** Each member's portrait, alternating between a blue and an ink background. Source: spec §3, `memberImage`. */
export const memberPictures: Record<TeamSlug | typeof genericMember.slug, Picture> = {
  'lina-haddad': linaHaddad,
  'lyes-ould-kaci': lyesOuldKaci,
  'yacine-belkacem': yacineBelkacem,
  'meriem-ait-said': meriemAitSaid,
  'anis-boudraa': anisBoudraa,
  'claire-roux-benali': claireRouxBenali,
  'rafik-zemmouche': rafikZemmouche,
  'thiziri-amokrane': thiziriAmokrane,
  'team-details': teamDetails,
}
