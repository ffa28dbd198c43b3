import { PageFrame } from './page-frame'
import { SiteFooter } from './site-footer'

/** Header, page, custom cursor, footer. Source: spec §2. */
export default function MainLayout() {
  return <PageFrame footer={<SiteFooter />} />
}
