import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { CustomCursor } from './custom-cursor'
import { usePageSurface } from './page-surface'
import { SiteHeader } from './site-header'
import styles from './skip-link.module.css'

type PageFrameProps = {
  /** The width of the header. @default 'page' */
  width?: 'page' | 'full'
  footer?: ReactNode
}

/** What stands around every page: the link past the header, which is the first tab stop, header, cursor. */
export function PageFrame({ width, footer }: PageFrameProps) {
  const surface = usePageSurface()
  return (
    <>
      <a href="#main" className={styles.skipLink}>
        Skip to content
      </a>
      {/* The header is transparent at the top, so the page's surface lies under both. */}
      <div data-surface={surface}>
        <SiteHeader surface={surface} width={width} />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        {footer}
      </div>
      <CustomCursor />
    </>
  )
}
