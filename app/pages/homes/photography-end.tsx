import { PhotographyEnquiry } from './photography-enquiry'
import { PhotographyFacts } from './photography-facts'
import { PhotographyJournal } from './photography-journal'
import { PhotographyPricing } from './photography-pricing'
import { PhotographyPrints } from './photography-prints'

/** What comes after the contact sheet; its code is fetched as the visitor comes near. */
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
