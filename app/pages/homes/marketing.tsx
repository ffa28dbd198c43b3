import { colle } from '~/content/en/marketing-agency'
import { sectionNames } from '~/content/en/section-names'
import { hoarding, launches, letters, search, walls } from '~/content/pictures/billboard'
import type { PageHandle } from '~/layouts/page-surface'
import { HoverList } from '~/sections/hover-list'
import { VideoBlock } from '~/sections/video-block'
import { pageMeta } from '../page-meta'
import styles from './marketing.module.css'
import { MarketingAgile } from './marketing-agile'
import { MarketingEnd } from './marketing-end'
import { MarketingHero } from './marketing-hero'

const pictures = { walls, launches, search, letters }
const services = colle.services.items.map((service) => ({
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
export default function MarketingAgencyHome() {
  return (
    <div className={styles.billboard}>
      <MarketingHero />
      <VideoBlock {...colle.film} poster={hoarding} surface="chalk" width="bleed" />
      <HoverList
        label={sectionNames.coreServices}
        title={colle.services.title}
        items={services}
        look="poster"
        surface="night"
      />
      <MarketingAgile />
      <MarketingEnd />
    </div>
  )
}
