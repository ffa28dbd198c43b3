import { partners } from '~/content/en/partners'
import { wallSalines } from '~/content/pictures/portfolios'
import type { PageHandle } from '~/layouts/page-surface'
import { Partners } from '~/sections/partners/partners'
import { pageMeta } from '~/seo/page-meta'
import { End } from './end'
import { Hero } from './hero'
import { Study } from './study'
import { Works } from './works'
import './surfaces.css'

export const handle = { surface: 'oxblood' } satisfies PageHandle

/** The partners' logos and names, without their roles. */
const names = partners.map(({ slug, name }) => ({ slug, name }))

export function meta() {
  return pageMeta({
    title: 'Creative portfolio',
    description:
      'Four works by two designers in Oran, shown large: a salt works, a film festival, a tram stop and an app for sharing lemons.',
    path: '/creative-portfolio',
    picture: wallSalines,
  })
}

/** The home page of an invented practice, designed as a wall of large, labelled pictures. Source: spec §2, "Creative portfolio". */
export default function CreativePortfolio() {
  return (
    <>
      <Hero />
      <Works />
      <Study />
      <Partners
        surface="plaque"
        title={[{ text: 'With help' }, { text: 'from eight firms', voice: 'counter' }]}
        partners={names}
      />
      <End />
    </>
  )
}
