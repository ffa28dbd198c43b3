import { marketingAgency, marketingPricing } from '~/content/en/marketing-agency'
import { partners } from '~/content/en/partners'
import { marchTeasers } from '~/content/march-teasers'
import { BlogCarousel } from '~/sections/blog-carousel'
import { CallToAction } from '~/sections/call-to-action'
import { DemonstrationNote } from '~/sections/demonstration-note'
import { Partners } from '~/sections/partners/partners'
import { Pricing } from '~/sections/pricing'
import { Bills } from './bills'
import { Facts } from './facts'

/** The sections from the carousel to the call to action, loaded late. Source: spec §2, "Marketing agency". */
export function End() {
  return (
    <>
      <Bills />
      <Facts />
      <Pricing {...marketingPricing} surface="clementine" />
      <BlogCarousel title={marketingAgency.journal} posts={marchTeasers} surface="chalk" />
      <Partners {...marketingAgency.partners} partners={partners} surface="chalk" />
      <CallToAction {...marketingAgency.call} surface="sea" />
      <DemonstrationNote surface="night" text={marketingAgency.demonstration} />
    </>
  )
}
