import { showcaseWords, videoSlides } from '~/content/en/showcases'
import { films } from '~/content/films'
import type { PageHandle } from '~/layouts/page-surface'
import { ShowcaseHeading } from '~/sections/showcase-heading'
import { pageMeta } from '~/seo/page-meta'
import { SlideDeck } from '~/ui/slide-deck/slide-deck'
import { FilmSlide } from './film'

const words = showcaseWords.video

export const handle = { surface: 'night' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: words.heading,
    description: words.description,
    path: '/video-showcase',
    picture: films.city.poster,
  })
}

/** The screening: three silent films, one over the other. Source: spec §2, "Video showcase". */
export default function VideoShowcasePage() {
  const { heading, label, next, unsupported } = words
  return (
    <SlideDeck
      label={label}
      axis="y"
      hasOnlyNext
      nextLabel={next}
      head={<ShowcaseHeading>{heading}</ShowcaseHeading>}
      slides={videoSlides.map((slide, index) => ({
        id: slide.id,
        name: slide.title,
        content: (
          <FilmSlide
            slide={slide}
            film={films[slide.film]}
            unsupported={unsupported}
            priority={index === 0}
          />
        ),
      }))}
    />
  )
}
