import type { genericMember, TeamMemberText, TeamSlug } from './team.ts'

type TextSlug = TeamSlug | typeof genericMember.slug

/** Lazy import of each biography: a page loads only its own. */
export const teamTexts: Record<TextSlug, () => Promise<{ text: TeamMemberText }>> = {
  'lina-haddad': () => import('./team/lina-haddad.ts'),
  'lyes-ould-kaci': () => import('./team/lyes-ould-kaci.ts'),
  'yacine-belkacem': () => import('./team/yacine-belkacem.ts'),
  'meriem-ait-said': () => import('./team/meriem-ait-said.ts'),
  'anis-boudraa': () => import('./team/anis-boudraa.ts'),
  'claire-roux-benali': () => import('./team/claire-roux-benali.ts'),
  'rafik-zemmouche': () => import('./team/rafik-zemmouche.ts'),
  'thiziri-amokrane': () => import('./team/thiziri-amokrane.ts'),
  'team-details': () => import('./team/team-details.ts'),
}
