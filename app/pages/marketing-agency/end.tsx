import type { marketingAgency } from '#words/marketing-agency.ts'
import type { marchTeasers } from '~/content/march-teasers'
import type { partners } from '~/content/partners'
import { withPrices } from '~/content/plan-prices'
import { DemonstrationNote } from '~/sections/demonstration-note'
import { Pricing } from '~/sections/pricing'
import { Bills, type BillsProps } from './bills'
import { Facts } from './facts'
import { Journal } from './journal'
import { Partners } from './partners'
import { Vacancy } from './vacancy'

type EndProps = {
  words: typeof marketingAgency
  posts: typeof marchTeasers
  partners: typeof partners
  projectNames: BillsProps['projectNames']
}

/** The sections from the carousel to the call to action. Source: spec §2, "Marketing agency". */
export function End({ words, posts, partners, projectNames }: EndProps) {
  const { pricing } = words
  return (
    <>
      <Bills words={words.bills} projectNames={projectNames} />
      <Facts words={words.facts} />
      <div id="prices">
        <Pricing
          {...pricing}
          monthly={withPrices('monthly', pricing.monthly)}
          yearly={withPrices('yearly', pricing.yearly)}
          surface="poster"
        />
      </div>
      <Journal words={words.journal} posts={posts} />
      <Partners words={words.partners} partners={partners} />
      <Vacancy words={words.call} />
      <DemonstrationNote surface="fluo" text={words.demonstration} />
    </>
  )
}
