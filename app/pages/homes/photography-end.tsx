import { PhotographyEnquiry } from './photography-enquiry'
import { PhotographyFacts } from './photography-facts'
import { PhotographyJournal } from './photography-journal'
import { PhotographyPricing } from './photography-pricing'
import { PhotographyPrints } from './photography-prints'

/** The sections after the gallery; their code is fetched when the visitor scrolls near them. */
export function PhotographyEnd() {
  return (
    <>
      <PhotographyPrints />
      <PhotographyPricing />
      <PhotographyFacts />
      <PhotographyJournal />
      <PhotographyEnquiry />
    </>
  )
}
