import { Outlet } from 'react-router'
import { CustomCursor } from './custom-cursor'
import { usePageSurface } from './page-surface'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { SkipLink } from './skip-link'

/** Header, page, custom cursor, footer. Source: spec §2. */
export default function MainLayout() {
  const surface = usePageSurface()
  return (
    <>
      <SkipLink />
      {/* The header is transparent at the top, so the page's surface lies under both. */}
      <div data-surface={surface}>
        <SiteHeader surface={surface} />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <SiteFooter />
      </div>
      <CustomCursor />
    </>
  )
}
