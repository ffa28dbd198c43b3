import type { Picture as PictureRecord } from '~/lib/picture'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import type { Surface } from '~/ui/section'
import styles from './showcase-slide.module.css'

type ShowcaseSlideProps = {
  /** Source: spec §3, "Slide". */
  slide: { title: string; text: string; image: PictureRecord; link: string }
  surface: Surface
  action: string
  /**
   * `corner`: text on a surface in one corner. `floor`: text on a surface across the window, very large, in the
   * counter-voice.
   */
  layout: 'corner' | 'floor'
  priority?: boolean
}

/**
 * A full-window picture with text on a surface above it. Elements with `data-slower` move separately from the picture
 * during a turn: the surface in its corner, or the text on its floor.
 */
export function ShowcaseSlide({ slide, surface, action, layout, priority }: ShowcaseSlideProps) {
  const { title, text, image, link } = slide
  const isFloor = layout === 'floor'
  return (
    <div className={styles.slide} data-layout={layout}>
      <Picture
        picture={image}
        sizes="(orientation: portrait) 95svh, 100vw"
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
