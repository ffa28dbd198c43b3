import { MobileMenu } from './mobile-menu'
import { SidePanel } from './side-panel'

/** What the header's two toggles open. */
export function SiteDrawers() {
  return (
    <>
      <MobileMenu />
      <SidePanel />
    </>
  )
}
