import type { ReactNode } from 'react'
import type { Picture as PictureRecord } from '~/lib/picture'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import type { Surface } from '~/ui/section'
import styles from './showcase-slide.module.css'

type ShowcaseSlideProps = {
  /** Source: spec §3, "Slide". `date` and `story`, a paragraph, are those of a front page. */
  slide: {
    title: string
    text: string
    date?: string
    story?: string
    image: PictureRecord
    /** The same subject, composed for narrow windows. */
    narrowImage?: PictureRecord
    /** What the picture says, in the language of the page. */
    caption?: string
    link: string
  }
  /** Without one, the words have the surface of the page. */
  surface?: Surface
  action: string
  /** `board`: words on a board below the picture. `front-page`: a headline over the picture, the story beside both. */
  layout: 'board' | 'front-page'
  priority?: boolean
  /** Rendered after the button. */
  children?: ReactNode
}

/**
 * A full-window picture with its words. Elements with `data-slower` move separately from the picture
 * during a turn: the board, or the words on their paper.
 */
export function ShowcaseSlide({
  slide,
  surface,
  action,
  layout,
  priority,
  children,
}: ShowcaseSlideProps) {
  const { title, text, date, story, image, narrowImage, caption, link } = slide
  const isBoard = layout === 'board'
  return (
    <div className={styles.slide} data-layout={layout}>
      <Picture
        picture={image}
        narrow={narrowImage}
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
          {caption ? <p className={styles.caption}>{caption}</p> : null}
          <div className={styles.beside}>
            <p className={styles.text}>
              {text}
              {date ? <span className={styles.date}> {date}</span> : null}
            </p>
            {story ? (
              <p className={styles.story}>
                <span>{story}</span>
              </p>
            ) : null}
            <ButtonLink href={link} draggable={false}>
              {action}
            </ButtonLink>
            {children}
          </div>
        </div>
      </div>
    </div>
  )
}
