import { PageFrame } from './page-frame'

/** The frame of the full-screen pages: a header across the whole width, no footer. Source: spec §2. */
export default function FullWidthLayout() {
  return <PageFrame width="full" />
}
