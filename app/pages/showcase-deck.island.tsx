import type { Slide } from '~/content/en/showcases'
import { useSlideAddress } from '~/hooks/use-slide-address'
import { FollowUs } from '~/sections/follow-us'
import { ShowcaseHeading } from '~/sections/showcase-heading'
import { ShowcaseSlide } from '~/sections/showcase-slide'
import type { Surface } from '~/ui/section'
import { SlideDeck } from '~/ui/slide-deck'

type ShowcaseDeckProps = {
  /** Across with facets, or down with text on floors. */
  look: 'strip' | 'tower'
  texts: { heading: string; label: string; social: string }
  slides: readonly (Slide & { surface: Surface; action: string })[]
  social: readonly { name: string; href: string }[]
}

/** Full-window pictures of projects, one at a time. */
export default function ShowcaseDeck({ look, texts, slides, social }: ShowcaseDeckProps) {
  const address = useSlideAddress(slides.map(({ id }) => id))
  const isStrip = look === 'strip'
  const followUs = <FollowUs title={texts.social} links={social} />
  return (
    <SlideDeck
      {...address}
      label={texts.label}
      axis={isStrip ? 'x' : 'y'}
      turn={isStrip ? 'facets' : 'travel'}
      pagination={isStrip ? 'names' : 'marks'}
      head={
        <ShowcaseHeading aside={isStrip ? undefined : followUs}>{texts.heading}</ShowcaseHeading>
      }
      slides={slides.map(({ surface, action, ...slide }, index) => ({
        id: slide.id,
        name: slide.name,
        content: (
          <ShowcaseSlide
            slide={slide}
            surface={surface}
            action={action}
            layout={isStrip ? 'corner' : 'floor'}
            priority={index === 0}
          />
        ),
      }))}
      aside={isStrip ? followUs : undefined}
    />
  )
}
