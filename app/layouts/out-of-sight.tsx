import { MobileMenu } from './mobile-menu'
import { SidePanel } from './side-panel'
import { useNextPage } from './use-next-page'

/** The invisible part of every page: the drawers that the header opens, and link prefetching. */
export function OutOfSight() {
  useNextPage()
  return (
    <>
      <MobileMenu />
      <SidePanel />
    </>
  )
}
