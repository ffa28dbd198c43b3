import { frame } from '#words/frame.ts'
import type { Route } from './+types/full-width-layout'
import { PageFrame } from './page-frame'

export function loader() {
  return { words: frame }
}

/** The frame of the full-screen pages: a header across the whole width, no footer. Source: spec §2. */
export default function FullWidthLayout({ loaderData: { words } }: Route.ComponentProps) {
  return <PageFrame words={words} width="full" />
}
