import { caseStudyShowcase } from '~/content/en/case-study-showcase'
import { site } from '~/content/en/site'
import { caseStudySlidePictures } from '~/content/showcase-slides'
import type { PageHandle } from '~/layouts/page-surface'
import { FollowUs } from '~/sections/follow-us'
import { ShowcaseHeading } from '~/sections/showcase-heading'
import { ShowcaseSlide } from '~/sections/showcase-slide'
import { pageMeta } from '~/seo/page-meta'
import type { Surface } from '~/ui/section'
import { SlideDeck } from '~/ui/slide-deck/slide-deck'
import type { Route } from './+types/case-study-showcase'

/** The surfaces of the floors, from the top. */
const surfaces: readonly Surface[] = ['night', 'chalk', 'clementine', 'ink', 'sea']

export const handle = { surface: 'ink' } satisfies PageHandle

export function loader() {
  return { words: caseStudyShowcase, social: site.social }
}

export function meta({ loaderData: { words } }: Route.MetaArgs) {
  return pageMeta({
    title: words.title,
    description: words.description,
    path: '/case-study-showcase',
    picture: caseStudySlidePictures['tassili-bank-onboarding'],
  })
}

/** Five floors, one over the other. Source: spec §2, "Case study showcase". */
export default function CaseStudyShowcasePage({
  loaderData: { words, social },
}: Route.ComponentProps) {
  return (
    <SlideDeck
      label={words.label}
      axis="y"
      head={
        <ShowcaseHeading aside={<FollowUs title={words.social} links={social} />}>
          {words.title}
        </ShowcaseHeading>
      }
      slides={words.slides.map((slide, index) => ({
        id: slide.id,
        name: slide.name,
        content: (
          <ShowcaseSlide
            slide={{
              ...slide,
              image: caseStudySlidePictures[slide.id],
              link: `/case-study/${slide.id}`,
            }}
            surface={surfaces[index] ?? 'ink'}
            action={words.action}
            layout="floor"
            priority={index === 0}
          />
        ),
      }))}
    />
  )
}
