import { Enquiry } from './enquiry'
import { Facts } from './facts'
import { Journal } from './journal'
import { Pricing } from './pricing'
import { Prints } from './prints'

/** The sections after the gallery; their code is fetched when the visitor scrolls near them. */
export function End() {
  return (
    <>
      <Prints />
      <Pricing />
      <Facts />
      <Journal />
      <Enquiry />
    </>
  )
}
