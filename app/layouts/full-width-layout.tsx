import { Outlet } from 'react-router'
import { CustomCursor } from './custom-cursor'
import { usePageSurface } from './page-surface'
import { SiteHeader } from './site-header'
import { SkipLink } from './skip-link'

/** The frame of the full-screen pages: a header across the whole width, no footer. Source: spec §2. */
export default function FullWidthLayout() {
  const surface = usePageSurface()
  return (
    <>
      <SkipLink />
      {/* The header is transparent at the top, so the page's surface lies under both. */}
      <div data-surface={surface}>
        <SiteHeader surface={surface} width="full" />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <CustomCursor />
    </>
  )
}
