import type { marketingAgency } from '~/content/en/marketing-agency'
import type { partners } from '~/content/en/partners'
import type { marchTeasers } from '~/content/march-teasers'
import { withPrices } from '~/content/plan-prices'
import { BlogCarousel } from '~/sections/blog-carousel'
import { CallToAction } from '~/sections/call-to-action'
import { DemonstrationNote } from '~/sections/demonstration-note'
import { Partners } from '~/sections/partners/partners'
import { Pricing } from '~/sections/pricing'
import { Bills } from './bills'
import { Facts } from './facts'

type EndProps = {
  words: typeof marketingAgency
  posts: typeof marchTeasers
  partners: typeof partners
}

/** The sections from the carousel to the call to action. Source: spec §2, "Marketing agency". */
export function End({ words, posts, partners }: EndProps) {
  const { pricing } = words
  return (
    <>
      <Bills words={words.bills} />
      <Facts words={words.facts} />
      <Pricing
        {...pricing}
        monthly={withPrices('monthly', pricing.monthly)}
        yearly={withPrices('yearly', pricing.yearly)}
        surface="clementine"
      />
      <BlogCarousel title={words.journal} posts={posts} surface="chalk" />
      <Partners {...words.partners} partners={partners} surface="chalk" />
      <CallToAction {...words.call} surface="sea" />
      <DemonstrationNote surface="night" text={words.demonstration} />
    </>
  )
}
