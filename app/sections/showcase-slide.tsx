import type { Slide } from '~/content/en/showcases'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import type { Surface } from '~/ui/section'
import styles from './showcase-slide.module.css'

type ShowcaseSlideProps = {
  slide: Slide
  surface: Surface
  action: string
  /** `corner`: the words stand on a plane in one corner. `floor`: on a plane across, huge, in the counter-voice. */
  layout: 'corner' | 'floor'
  priority?: boolean
}

/**
 * A picture across the whole window and the words on a plane over it. What is marked `data-slower` moves apart from
 * the picture when the slide turns: the plane in its corner, or the words on their floor.
 */
export function ShowcaseSlide({ slide, surface, action, layout, priority }: ShowcaseSlideProps) {
  const { title, text, image, link } = slide
  const isFloor = layout === 'floor'
  return (
    <div className={styles.slide} data-layout={layout}>
      <Picture
        picture={image}
        sizes="(orientation: portrait) 110vw, 100vw"
        priority={priority}
        draggable={false}
        className={styles.picture}
      />
      <div
        className={styles.plane}
        data-surface={surface}
        data-slower={isFloor ? undefined : 'plane'}
      >
        <div className={styles.words} data-slower={isFloor ? 'words' : undefined}>
          <Heading
            level={2}
            size="display"
            voice={isFloor ? 'counter' : 'display'}
            className={styles.title}
          >
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
          <ButtonLink href={link} draggable={false}>
            {action}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
