import { marketingAgency } from '~/content/en/marketing-agency'
import { sectionNames } from '~/content/en/section-names'
import { hoarding, launches, letters, search, walls } from '~/content/pictures/billboard'
import type { PageHandle } from '~/layouts/page-surface'
import { HoverList } from '~/sections/hover-list/hover-list'
import { VideoBlock } from '~/sections/video-block'
import { pageMeta } from '~/seo/page-meta'
import { Agile } from './agile'
import { End } from './end'
import { Hero } from './hero'
import styles from './marketing-agency.module.css'

const pictures = { walls, launches, search, letters }
const services = marketingAgency.services.items.map((service) => ({
  ...service,
  picture: pictures[service.picture],
}))

export const handle = { surface: 'clementine' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: 'Marketing agency',
    description:
      'Colle pastes campaigns on walls in three cities and counts who looks up. A home page for a marketing agency, made by Ikosim Studio.',
    path: '/marketing-agency',
    picture: hoarding,
  })
}

/** The home page of an invented marketing agency, in type of billboard size. Source: spec §2, "Marketing agency". */
export default function MarketingAgencyPage() {
  return (
    <div className={styles.billboard}>
      <Hero />
      <VideoBlock {...marketingAgency.film} poster={hoarding} surface="chalk" width="bleed" />
      <HoverList
        label={sectionNames.coreServices}
        title={marketingAgency.services.title}
        items={services}
        look="poster"
        surface="night"
      />
      <Agile />
      <End />
    </div>
  )
}
