import { caseStudyShowcase } from '#words/case-study-showcase.ts'
import { site } from '#words/site.ts'
import { caseStudies } from '~/content/collections/case-studies'
import type { PageHandle } from '~/layouts/page-surface'
import { comma } from '~/lib/comma'
import { FollowUs } from '~/sections/follow-us'
import { ShowcaseHeading } from '~/sections/showcase-heading'
import { ShowcaseSlide } from '~/sections/showcase-slide'
import { pageMeta } from '~/seo/page-meta'
import type { Surface } from '~/ui/section'
import { SlideDeck } from '~/ui/slide-deck/slide-deck'
import type { Route } from './+types/case-study-showcase'
import './case-study-showcase-frame.css'

/** The surfaces of the floors, from the top. */
const surfaces: readonly Surface[] = ['night', 'chalk', 'clementine', 'ink', 'sea']

export const handle = { surface: 'ink' } satisfies PageHandle

export function loader() {
  return { words: caseStudyShowcase, studies: caseStudies, social: site.social }
}

export function meta({ loaderData: { words } }: Route.MetaArgs) {
  return pageMeta({
    title: words.title,
    description: words.description,
    path: '/case-study-showcase',
  })
}

/** Five floors, one over the other. Source: spec §2, "Case study showcase". */
export default function CaseStudyShowcasePage({
  loaderData: { words, studies, social },
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
      slides={studies.map(({ slug, client, title, sector, slide }, index) => ({
        id: slug,
        name: client,
        content: (
          <ShowcaseSlide
            slide={{
              title,
              text: `${client}${comma}${sector.toLowerCase()}`,
              image: slide,
              link: `/case-study/${slug}`,
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
