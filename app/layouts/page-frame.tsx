import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import type { Frame } from '#words/frame.ts'
import { CustomCursor } from './custom-cursor'
import { usePageSurface } from './page-surface'
import { SiteHeader } from './site-header'
import styles from './skip-link.module.css'

type PageFrameProps = {
  words: Frame
  /** The width of the header. @default 'page' */
  width?: 'page' | 'full'
  footer?: ReactNode
}

/** What stands around every page: the link past the header, which is the first tab stop, header, cursor. */
export function PageFrame({ words, width, footer }: PageFrameProps) {
  const surface = usePageSurface()
  return (
    <>
      <a href="#main" className={styles.skipLink}>
        {words.skip}
      </a>
      {/* The header is transparent at the top, so the page's surface lies under both. */}
      <div data-surface={surface}>
        <SiteHeader words={words} surface={surface} width={width} />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        {footer}
      </div>
      <CustomCursor />
    </>
  )
}
