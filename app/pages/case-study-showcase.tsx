import { caseStudySlides, showcaseWords } from '~/content/en/showcases'
import { site } from '~/content/en/site'
import type { PageHandle } from '~/layouts/page-surface'
import { FollowUs } from '~/sections/follow-us'
import { ShowcaseHeading } from '~/sections/showcase-heading'
import { ShowcaseSlide } from '~/sections/showcase-slide'
import { pageMeta } from '~/seo/page-meta'
import type { Surface } from '~/ui/section'
import { SlideDeck } from '~/ui/slide-deck/slide-deck'

const words = showcaseWords.caseStudy

/** The surfaces of the floors, from the top. */
const surfaces: readonly Surface[] = ['night', 'chalk', 'clementine', 'ink', 'sea']

export const handle = { surface: 'ink' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: words.heading,
    description: words.description,
    path: '/case-study-showcase',
    picture: caseStudySlides[0]?.image,
  })
}

/** Five floors, one over the other. Source: spec §2, "Case study showcase". */
export default function CaseStudyShowcasePage() {
  const { heading, label, action, social } = words
  return (
    <SlideDeck
      label={label}
      axis="y"
      head={
        <ShowcaseHeading aside={<FollowUs title={social} links={site.social} />}>
          {heading}
        </ShowcaseHeading>
      }
      slides={caseStudySlides.map((slide, index) => ({
        id: slide.id,
        name: slide.name,
        content: (
          <ShowcaseSlide
            slide={slide}
            surface={surfaces[index] ?? 'ink'}
            action={action}
            layout="floor"
            priority={index === 0}
          />
        ),
      }))}
    />
  )
}
