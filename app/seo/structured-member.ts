import type { ProfilePage } from 'schema-dts'
import { site } from '#words/site.ts'
import type { TeamMember } from '~/content/collections/team'
import type { Picture } from '~/lib/picture'
import { jpegOf } from './page-meta'
import { pageUrl } from './page-url'
import { pageData, personId, studio } from './structured-page'

/** The page of one of the team. */
export function memberData(member: TeamMember, portrait: Picture): ProfilePage {
  const { slug, name, designation, summary, social } = member
  const path = `/team/${slug}` as const
  return {
    '@type': 'ProfilePage',
    ...pageData(name, path),
    mainEntity: {
      '@type': 'Person',
      '@id': personId(slug),
      url: pageUrl(path),
      name,
      jobTitle: designation,
      description: summary,
      image: `${site.url}${jpegOf(portrait)}`,
      sameAs: social.map(({ href }) => href),
      worksFor: studio,
    },
  }
}
