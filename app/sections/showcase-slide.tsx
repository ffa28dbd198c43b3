import type { Picture as PictureRecord } from '~/lib/picture'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import type { Surface } from '~/ui/section'
import styles from './showcase-slide.module.css'

type ShowcaseSlideProps = {
  /** Source: spec §3, "Slide". `story` is the first paragraph of a front page. */
  slide: { title: string; text: string; story?: string; image: PictureRecord; link: string }
  /** Without one, the words have the surface of the page. */
  surface?: Surface
  action: string
  /** `board`: words on a board in one corner. `front-page`: a headline across the paper, and the story beside it. */
  layout: 'board' | 'front-page'
  priority?: boolean
}

/**
 * A full-window picture with words on a surface above it. Elements with `data-slower` move separately from the picture
 * during a turn: the board in its corner, or the words on their paper.
 */
export function ShowcaseSlide({ slide, surface, action, layout, priority }: ShowcaseSlideProps) {
  const { title, text, story, image, link } = slide
  const isBoard = layout === 'board'
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
        data-slower={isBoard ? 'plane' : undefined}
      >
        <div className={styles.words} data-slower={isBoard ? undefined : 'words'}>
          <Heading
            level={2}
            size="display"
            voice={isBoard ? 'display' : 'counter'}
            className={styles.title}
          >
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
          {story ? <p className={styles.story}>{story}</p> : null}
          <ButtonLink href={link} draggable={false} className={styles.action}>
            {action}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
