import type { LinksFunction } from 'react-router'
import { preloadedFaces } from '#palace-faces'
import { houseNames } from '#words/house-names.ts'
import { videoShowcase } from '#words/video-showcase.ts'
import { films } from '~/content/films'
import { videoLinks } from '~/content/showcase-slides'
import type { PageHandle } from '~/layouts/page-surface'
import { preloadFonts } from '~/lib/preload-fonts'
import { ShowcaseHeading } from '~/sections/showcase-heading'
import { pageMeta } from '~/seo/page-meta'
import { SlideDeck } from '~/ui/slide-deck/slide-deck'
import type { Route } from './+types/video-showcase'
import { FilmSlide } from './film'
import '~/sections/showcase.css'
import './frame.css'
import './surfaces.css'

export const handle = { surface: 'velvet', hasOwnFace: true } satisfies PageHandle

export function loader() {
  return { words: videoShowcase, house: houseNames['/video-showcase'] }
}

export function meta({ loaderData: { words } }: Route.MetaArgs) {
  return pageMeta({
    title: words.title,
    description: words.description,
    path: '/video-showcase',
  })
}

/** Preloads the titles’ font. */
export const links: LinksFunction = () => preloadFonts(preloadedFaces)

/** The screening: three silent films, one over the other. Source: spec §2, "Video showcase". */
export default function VideoShowcasePage({ loaderData: { words, house } }: Route.ComponentProps) {
  return (
    <SlideDeck
      label={words.label}
      axis="y"
      head={<ShowcaseHeading house={house}>{words.title}</ShowcaseHeading>}
      slides={words.slides.map((slide, index) => ({
        id: slide.id,
        name: slide.title,
        short: slide.short,
        content: (
          <FilmSlide
            words={words}
            slide={slide}
            film={films[slide.id]}
            link={videoLinks[slide.id]}
            priority={index === 0}
          />
        ),
      }))}
    />
  )
}
