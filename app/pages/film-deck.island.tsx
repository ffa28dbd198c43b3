import { useSlideAddress } from '~/hooks/use-slide-address'
import { ShowcaseHeading } from '~/sections/showcase-heading'
import { SlideDeck } from '~/ui/slide-deck'
import { type FilmSlide, VideoShowcaseFilm } from './video-showcase-film'

type FilmDeckProps = {
  texts: { heading: string; label: string; next: string; unsupported: string }
  slides: readonly (FilmSlide & { id: string })[]
}

/** Full-window silent films, one at a time. */
export default function FilmDeck({ texts, slides }: FilmDeckProps) {
  const address = useSlideAddress(slides.map(({ id }) => id))
  return (
    <SlideDeck
      {...address}
      label={texts.label}
      axis="y"
      pagination="marks"
      hasOnlyNext
      nextLabel={texts.next}
      head={<ShowcaseHeading>{texts.heading}</ShowcaseHeading>}
      slides={slides.map((slide, index) => ({
        id: slide.id,
        name: slide.title,
        content: (
          <VideoShowcaseFilm slide={slide} unsupported={texts.unsupported} priority={index === 0} />
        ),
      }))}
    />
  )
}
