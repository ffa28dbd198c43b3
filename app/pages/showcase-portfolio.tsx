import { portfolioSlides, showcaseWords } from '~/content/en/showcases'
import { site } from '~/content/en/site'
import type { PageHandle } from '~/layouts/page-surface'
import { FollowUs } from '~/sections/follow-us'
import { ShowcaseHeading } from '~/sections/showcase-heading'
import { ShowcaseSlide } from '~/sections/showcase-slide'
import { pageMeta } from '~/seo/page-meta'
import type { Surface } from '~/ui/section'
import { SlideDeck } from '~/ui/slide-deck/slide-deck'

const words = showcaseWords.portfolio

const surfaces: Record<(typeof portfolioSlides)[number]['id'], Surface> = {
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
    picture: portfolioSlides[0].image,
  })
}

/** Four pictures, side by side, that turn over in facets. Source: spec §2, "Showcase portfolio". */
export default function ShowcasePortfolioPage() {
  return (
    <SlideDeck
      label={words.label}
      axis="x"
      head={<ShowcaseHeading>{words.heading}</ShowcaseHeading>}
      slides={portfolioSlides.map((slide, index) => ({
        id: slide.id,
        name: slide.name,
        content: (
          <ShowcaseSlide
            slide={slide}
            surface={surfaces[slide.id]}
            action={slide.action}
            layout="corner"
            priority={index === 0}
          />
        ),
      }))}
      aside={<FollowUs title={words.social} links={site.social} />}
    />
  )
}
