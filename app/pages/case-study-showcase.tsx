import { showcaseWords, towerSlides } from '~/content/en/showcases'
import { site } from '~/content/en/site'
import { Island } from '~/islands/island'
import type { PageHandle } from '~/layouts/page-surface'
import type { Surface } from '~/ui/section'
import { pageMeta } from './page-meta'
import ShowcaseDeck from './showcase-deck.island'

const words = showcaseWords.tower

/** The surfaces of the floors, from the top. */
const surfaces: readonly Surface[] = ['night', 'chalk', 'clementine', 'ink', 'sea']

export const handle = { surface: 'ink' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: words.heading,
    description: words.description,
    path: '/case-study-showcase',
    picture: towerSlides[0]?.image,
  })
}

/** The tower: five floors, one over the other. Source: spec §2, "Case study showcase". */
export default function CaseStudyShowcasePage() {
  const { heading, label, action, social } = words
  const slides = towerSlides.map((slide, index) => ({
    ...slide,
    action,
    surface: surfaces[index] ?? 'ink',
  }))
  return (
    <Island
      of={ShowcaseDeck}
      when="now"
      props={{ look: 'tower', texts: { heading, label, social }, slides, social: links }}
    />
  )
}

const links = site.social.map(({ name, href }) => ({ name, href }))
