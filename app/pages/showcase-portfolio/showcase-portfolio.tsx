import type { LinksFunction } from 'react-router'
import { preloadedFaces } from '#fascia-faces'
import { houseNames } from '#words/house-names.ts'
import { showcasePortfolio } from '#words/showcase-portfolio.ts'
import { site } from '#words/site.ts'
import { portfolioSlides } from '~/content/showcase-slides'
import type { PageHandle } from '~/layouts/page-surface'
import { preloadFonts } from '~/lib/preload-fonts'
import { FollowUs } from '~/sections/follow-us'
import { ShowcaseHeading } from '~/sections/showcase-heading'
import { ShowcaseSlide } from '~/sections/showcase-slide'
import { pageMeta } from '~/seo/page-meta'
import type { Surface } from '~/ui/section'
import { SlideDeck } from '~/ui/slide-deck/slide-deck'
import type { Route } from './+types/showcase-portfolio'
import '~/sections/showcase.css'
import './frame.css'
import './surfaces.css'

const surfaces: Record<keyof typeof portfolioSlides, Surface> = {
  'dar-zellij': 'faience',
  'tassili-bank': 'cobalt',
  'this-website': 'facet',
  'hoggar-trails': 'contour',
}

export const handle = { surface: 'faience', hasOwnFace: true } satisfies PageHandle

export function loader() {
  return { words: showcasePortfolio, house: houseNames['/showcase-portfolio'], social: site.social }
}

export function meta({ loaderData: { words } }: Route.MetaArgs) {
  return pageMeta({
    title: words.title,
    description: words.description,
    path: '/showcase-portfolio',
  })
}

/** Preloads the names’ font. */
export const links: LinksFunction = () => preloadFonts(preloadedFaces)

/** Four shop windows, side by side, whose pictures turn over in facets. Source: spec §2, "Showcase portfolio". */
export default function ShowcasePortfolioPage({
  loaderData: { words, house, social },
}: Route.ComponentProps) {
  return (
    <SlideDeck
      label={words.label}
      axis="x"
      head={<ShowcaseHeading house={house}>{words.title}</ShowcaseHeading>}
      slides={words.slides.map((slide, index) => ({
        id: slide.id,
        name: slide.name,
        short: slide.short,
        content: (
          <ShowcaseSlide
            slide={{ ...slide, ...portfolioSlides[slide.id] }}
            surface={surfaces[slide.id]}
            action={slide.action}
            layout="board"
            priority={index === 0}
          />
        ),
      }))}
      aside={<FollowUs title={words.social} links={social} />}
    />
  )
}
