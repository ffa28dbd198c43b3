import type { photographyAgency } from '#words/photography-agency.ts'
import type { Article } from '~/content/collections/articles'
import { Enquiry } from './enquiry'
import { Facts } from './facts'
import { Journal } from './journal'
import { Pricing } from './pricing'
import { Prints } from './prints'

type EndProps = {
  words: typeof photographyAgency
  articles: readonly Article[]
}

/** The sections after the gallery. Source: spec §2, "Photography agency home". */
export function End({ words, articles }: EndProps) {
  return (
    <>
      <Prints words={words.prints} roll={words.roll} />
      <Pricing words={words.pricing} />
      <Facts words={words.facts} />
      <Journal words={words.journal} articles={articles} />
      <Enquiry words={words.enquiry} />
    </>
  )
}
