import { filmSlides, showcaseWords } from '~/content/en/showcases'
import { films } from '~/content/films'
import { Island } from '~/islands/island'
import type { PageHandle } from '~/layouts/page-surface'
import FilmDeck from './film-deck.island'
import { pageMeta } from './page-meta'

const words = showcaseWords.screening

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
  const slides = filmSlides.map((slide) => ({ ...slide, film: films[slide.film] }))
  return (
    <Island
      of={FilmDeck}
      when="now"
      props={{ texts: { heading, label, next, unsupported }, slides }}
    />
  )
}
