import { site } from '~/content/en/site'
import type { PageHandle } from '~/layouts/page-surface'
import { CallToAction } from '~/sections/call-to-action'
import { pageMeta } from '~/seo/page-meta'
import { studioData, websiteData } from '~/seo/structured-studio'
import { End } from './end'
import { Facts } from './facts'
import { Hero } from './hero'
import { Reasons } from './reasons'
import { Services } from './services'
import { Work } from './work'

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
export default function HomePage() {
  return (
    <>
      <Hero />
      <Facts />
      <Services />
      <Reasons />
      <Work />
      <End />
      <CallToAction
        title={[{ text: 'Two sentences' }, { text: 'are enough to begin.', voice: 'counter' }]}
        text="Say what the product must do on its first day. Once your message reaches us, a developer replies with questions and a first price range."
        action={{ label: 'Start a project', href: '/contact' }}
      />
    </>
  )
}
