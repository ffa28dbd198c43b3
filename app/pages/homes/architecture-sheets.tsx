import { ArchitectureAbout } from './architecture-about'
import { ArchitectureFigures } from './architecture-figures'
import { ArchitectureServices } from './architecture-services'

/** The sections after the first screen: about with the plan, services, fun facts. */
export function ArchitectureSheets() {
  return (
    <>
      <ArchitectureAbout />
      <ArchitectureServices />
      <ArchitectureFigures />
    </>
  )
}
