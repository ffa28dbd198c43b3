import { ArchitectureAbout } from './architecture-about'
import { ArchitectureFigures } from './architecture-figures'
import { ArchitectureServices } from './architecture-services'

/** The sheets after the first: plan, scales, front. */
export function ArchitectureSheets() {
  return (
    <>
      <ArchitectureAbout />
      <ArchitectureServices />
      <ArchitectureFigures />
    </>
  )
}
