import { useId } from 'react'
import { fillIn } from '~/lib/fill-in'
import type { Picture as PictureRecord } from '~/lib/picture'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section, type Surface } from '~/ui/section'
import { useUiWords } from '~/ui/ui-words'
import { VideoPopup } from '~/ui/video-popup'
import { type Headline, HeadlineText } from './headline'
import styles from './video-block.module.css'

type VideoBlockProps = {
  title: Headline
  text?: string
  video: {
    /** The full address of the film as copied from the browser: `https://www.youtube.com/watch?v=…`. */
    address: string
    /** The title of the film, for the player and for screen readers. */
    title: string
  }
  poster: PictureRecord
  surface?: Surface
  /** `bleed` reaches both edges of the window, with the text below the still. @default 'page' */
  width?: 'page' | 'bleed'
}

/**
 * A still that opens a film. The player is a third party, so nothing is requested from it before the visitor presses.
 * Without scripts the film is a link. Source: spec §2, "video block".
 */
export function VideoBlock({
  title,
  text,
  video,
  poster,
  surface,
  width = 'page',
}: VideoBlockProps) {
  const { videoBlock: words } = useUiWords()
  const id = useId()
  return (
    <Section
      surface={surface}
      aria-labelledby={id}
      width={width}
      space={width === 'bleed' ? 'none' : 'full'}
      className={styles.block}
    >
      <div className={styles.still} data-cursor="picture">
        <Picture picture={poster} sizes="(width >= 48rem) 100vw, 222vw" />
        <VideoPopup address={video.address} title={video.title} className={styles.play}>
          <span className={styles.label}>
            <svg viewBox="0 0 20 20" className={styles.sign} aria-hidden="true">
              <path d="M3 1v18l15-9Z" />
            </svg>
            <span>{fillIn(words.play, video)}</span>
          </span>
        </VideoPopup>
      </div>
      <div className={styles.words}>
        <Heading id={id} level={2}>
          <HeadlineText headline={title} />
        </Heading>
        {text ? <p className={styles.text}>{text}</p> : null}
        <Link href={video.address} className={styles.link}>
          {fillIn(words.watch, video)}
        </Link>
      </div>
    </Section>
  )
}
