import type { LinksFunction } from 'react-router'
import { preloadedFaces } from '#front-page-faces'
import { caseStudyShowcase } from '#words/case-study-showcase.ts'
import { houseNames } from '#words/house-names.ts'
import { site } from '#words/site.ts'
import { studySlides } from '~/content/study-slides'
import type { PageHandle } from '~/layouts/page-surface'
import { comma } from '~/lib/comma'
import { formatMonth } from '~/lib/dates'
import { preloadFonts } from '~/lib/preload-fonts'
import { FollowUs } from '~/sections/follow-us'
import { ShowcaseHeading } from '~/sections/showcase-heading'
import { ShowcaseSlide } from '~/sections/showcase-slide'
import { pageMeta } from '~/seo/page-meta'
import { SlideDeck } from '~/ui/slide-deck/slide-deck'
import type { Route } from './+types/case-study-showcase'
import '~/sections/showcase.css'
import './frame.css'
import './surfaces.css'

export const handle = { surface: 'salmon', hasOwnFace: true } satisfies PageHandle

export function loader() {
  return {
    words: caseStudyShowcase,
    house: houseNames['/case-study-showcase'],
    studies: studySlides,
    social: site.social,
  }
}

export function meta({ loaderData: { words } }: Route.MetaArgs) {
  return pageMeta({
    title: words.title,
    description: words.description,
    path: '/case-study-showcase',
  })
}

/** Preloads the headlines’ font. */
export const links: LinksFunction = () => preloadFonts(preloadedFaces)

/** Five front pages, one over the other. Source: spec §2, "Case study showcase". */
export default function CaseStudyShowcasePage({
  loaderData: { words, house, studies, social },
}: Route.ComponentProps) {
  const captions: Record<string, string> = words.captions
  const short: Record<string, string> = words.short
  return (
    <SlideDeck
      label={words.label}
      axis="y"
      head={
        <ShowcaseHeading
          house={house}
          aside={
            <ul>
              {words.ears.map((ear) => (
                <li key={ear}>{ear}</li>
              ))}
            </ul>
          }
        >
          {words.title}
        </ShowcaseHeading>
      }
      slides={studies.map(({ slug, client, title, sector, intro, date, slide }, index) => ({
        id: slug,
        name: client,
        short: short[slug] ?? client,
        content: (
          <ShowcaseSlide
            slide={{
              title,
              text: `${client}${comma}${sector.toLowerCase()}`,
              date: formatMonth(date),
              story: intro,
              image: slide,
              caption: captions[slug],
              link: `/case-study/${slug}`,
            }}
            action={words.action}
            layout="front-page"
            priority={index === 0}
          >
            <Teasers words={words} studies={studies} place={index} />
          </ShowcaseSlide>
        ),
      }))}
      aside={<FollowUs title={words.social} links={social} />}
    />
  )
}

type TeasersProps = {
  words: Pick<typeof caseStudyShowcase, 'next'>
  studies: typeof studySlides
  place: number
}

/** The stories of the next two pages: their headlines, which lead there, their first sentences, and where they go on. */
function Teasers({ words, studies, place }: TeasersProps) {
  return [1, 2].map((step) => {
    const index = (place + step) % studies.length
    const study = studies[index]
    if (!study) return null
    return (
      <div key={study.slug} data-teaser>
        <h3>
          <a href={`#${study.slug}`}>{study.title}</a>
        </h3>
        <p>{firstSentence(study.intro)}</p>
        <p data-continued>{`${words.next} ${index + 1}`}</p>
      </div>
    )
  })
}

function firstSentence(text: string) {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)
  return (first?.segment ?? text).trim()
}
