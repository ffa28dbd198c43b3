import { frame } from '#words/frame.ts'
import type { Route } from './+types/main-layout'
import { PageFrame } from './page-frame'
import { SiteFooter } from './site-footer'

export function loader() {
  return { words: frame }
}

/** Header, page, custom cursor, footer. Source: spec §2. */
export default function MainLayout({ loaderData: { words } }: Route.ComponentProps) {
  return <PageFrame words={words} footer={<SiteFooter words={words} />} />
}
