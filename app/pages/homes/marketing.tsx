import { colle, collePricing } from '~/content/en/marketing-agency'
import { partners } from '~/content/en/partners'
import { marchTeasers } from '~/content/march-teasers'
import { hoarding, launches, letters, search, walls } from '~/content/pictures/billboard'
import type { PageHandle } from '~/layouts/page-surface'
import { BlogCarousel } from '~/sections/blog-carousel'
import { CallToAction } from '~/sections/call-to-action'
import { HoverList } from '~/sections/hover-list'
import { Partners } from '~/sections/partners'
import { Pricing } from '~/sections/pricing'
import { VideoBlock } from '~/sections/video-block'
import { Section } from '~/ui/section'
import { pageMeta } from '../page-meta'
import styles from './marketing.module.css'
import { MarketingAgile } from './marketing-agile'
import { MarketingBills } from './marketing-bills'
import { MarketingFacts } from './marketing-facts'
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

/** The billboard: a marketing agency in type as large as its walls. Source: spec §2, "Marketing agency". */
export default function MarketingAgencyHome() {
  return (
    <div className={styles.billboard}>
      <MarketingHero />
      <VideoBlock {...colle.film} poster={hoarding} surface="chalk" width="bleed" />
      <HoverList title={colle.services.title} items={services} look="poster" surface="night" />
      <MarketingAgile />
      <MarketingBills />
      <MarketingFacts />
      <Pricing {...collePricing} surface="clementine" />
      <BlogCarousel title={colle.journal} posts={marchTeasers} surface="chalk" />
      <Partners {...colle.partners} partners={partners} surface="chalk" />
      <CallToAction {...colle.call} surface="sea" />
      <Section surface="night" space="half">
        <p className={styles.demonstration}>{colle.demonstration}</p>
      </Section>
    </div>
  )
}
