import { MobileMenu } from './mobile-menu'
import { SidePanel } from './side-panel'
import { useNextPage } from './use-next-page'

/** What every page has out of sight: the drawers that the header's toggles open, and a look at the links pointed at. */
export function OutOfSight() {
  useNextPage()
  return (
    <>
      <MobileMenu />
      <SidePanel />
    </>
  )
}
