import { colle, collePricing } from '~/content/en/marketing-agency'
import { partners } from '~/content/en/partners'
import { marchTeasers } from '~/content/march-teasers'
import { BlogCarousel } from '~/sections/blog-carousel'
import { CallToAction } from '~/sections/call-to-action'
import { DemonstrationNote } from '~/sections/demonstration-note'
import { Partners } from '~/sections/partners'
import { Pricing } from '~/sections/pricing'
import { MarketingBills } from './marketing-bills'
import { MarketingFacts } from './marketing-facts'

/** The sections from the carousel to the call to action, loaded late. Source: spec §2, "Marketing agency". */
export function MarketingEnd() {
  return (
    <>
      <MarketingBills />
      <MarketingFacts />
      <Pricing {...collePricing} surface="clementine" />
      <BlogCarousel title={colle.journal} posts={marchTeasers} surface="chalk" />
      <Partners {...colle.partners} partners={partners} surface="chalk" />
      <CallToAction {...colle.call} surface="sea" />
      <DemonstrationNote surface="night" text={colle.demonstration} />
    </>
  )
}
