import { showcaseWords, stripSlides } from '~/content/en/showcases'
import { site } from '~/content/en/site'
import { Island } from '~/islands/island'
import type { PageHandle } from '~/layouts/page-surface'
import type { Surface } from '~/ui/section'
import { pageMeta } from './page-meta'
import ShowcaseDeck from './showcase-deck.island'

const words = showcaseWords.strip

const surfaces: Record<(typeof stripSlides)[number]['id'], Surface> = {
  'tassili-bank': 'sea',
  'dar-zellij': 'chalk',
  'hoggar-trails': 'ink',
  'this-website': 'sea',
}

export const handle = { surface: 'ink' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: words.heading,
    description: words.description,
    path: '/showcase-portfolio',
    picture: stripSlides[0].image,
  })
}

/** The strip: four pictures, side by side, that turn over in facets. Source: spec §2, "Showcase portfolio". */
export default function ShowcasePortfolioPage() {
  const { heading, label, social } = words
  const slides = stripSlides.map((slide) => ({ ...slide, surface: surfaces[slide.id] }))
  return (
    <Island
      of={ShowcaseDeck}
      when="now"
      props={{ look: 'strip', texts: { heading, label, social }, slides, social: links }}
    />
  )
}

const links = site.social.map(({ name, href }) => ({ name, href }))
