import { About } from './about'
import { Figures } from './figures'
import { Services } from './services'

/** The sections after the first screen: about with the plan, services, fun facts. */
export function Sheets() {
  return (
    <>
      <About />
      <Services />
      <Figures />
    </>
  )
}
