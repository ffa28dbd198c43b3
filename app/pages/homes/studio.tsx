import { site } from '~/content/en/site'
import type { PageHandle } from '~/layouts/page-surface'
import { CallToAction } from '~/sections/call-to-action'
import { pageMeta } from '../page-meta'
import { studioData, websiteData } from '../structured-studio'
import { StudioEnd } from './studio-end'
import { StudioFacts } from './studio-facts'
import { StudioHero } from './studio-hero'
import { StudioReasons } from './studio-reasons'
import { StudioServices } from './studio-services'
import { StudioWork } from './studio-work'

export const handle = { surface: 'ink' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: 'Ikosim: apps and websites from Algiers',
    description: site.description,
    path: '/',
    jsonLd: [studioData(), websiteData()],
  })
}

/** The studio's home page at `/` and `/digital-agency`. Source: spec §2, "Mobile app studio home". */
export default function StudioHome() {
  return (
    <>
      <StudioHero />
      <StudioFacts />
      <StudioServices />
      <StudioReasons />
      <StudioWork />
      <StudioEnd />
      <CallToAction
        title={[{ text: 'Two sentences' }, { text: 'are enough to begin.', voice: 'counter' }]}
        text="Say what the product must do on its first day. Once your message reaches us, a developer replies with questions and a first price range."
        action={{ label: 'Start a project', href: '/contact' }}
      />
    </>
  )
}
