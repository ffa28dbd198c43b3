import type { videoShowcase } from '#words/video-showcase.ts'
import { type Film, framesPerSecond } from '~/content/films'
import { behaviour } from '~/islands/behaviour'
import { comma } from '~/lib/comma'
import { fillIn } from '~/lib/fill-in'
import { publicAddress } from '~/lib/public-address'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import styles from './film.module.css'

type FilmSlideProps = {
  words: Pick<typeof videoShowcase, 'control' | 'silent' | 'made' | 'unsupported'>
  slide: (typeof videoShowcase)['slides'][number]
  film: Film
  link: string
  priority: boolean
}

/** A silent film on a screen, with its control; below, in the beam of the projector, its words and length. */
export function FilmSlide({ words, slide, film, link, priority }: FilmSlideProps) {
  const { control, silent, made } = words
  const time = `0:${String(film.seconds).padStart(2, '0')}`
  const play = `${control.play}${comma}${time}`
  return (
    <div className={styles.slide} {...behaviour('film', 'now')}>
      <div data-screen className={styles.screen}>
        <Picture
          picture={film.poster}
          alt={slide.shows}
          sizes="(orientation: portrait) 148vw, 80vw"
          priority={priority}
          className={styles.poster}
        />
        <video
          muted
          loop
          playsInline
          preload="none"
          disablePictureInPicture
          aria-hidden="true"
          tabIndex={-1}
          className={styles.film}
        >
          {film.sources.map(({ src, type }) => (
            <source key={src} src={publicAddress(src)} type={type} />
          ))}
          {words.unsupported}
        </video>
        <button
          type="button"
          className={styles.control}
          data-play-label={play}
          data-pause-label={control.pause}
          aria-label={play}
        >
          <svg viewBox="0 0 14 14" className={styles.sign} aria-hidden="true">
            <path className={styles.play} d="M3 1v12l10-6Z" />
            <path className={styles.bars} d="M3.6 1h3l-1.2 12h-3ZM9.6 1h3l-1.2 12h-3Z" />
          </svg>
          <span className={styles.label}>{play}</span>
        </button>
      </div>
      <div className={styles.words} data-slower="words">
        <p className={styles.intro}>{slide.introTitle}</p>
        <p className={styles.time}>
          {silent}
          <span className={styles.seconds}>{time}</span>
          {fillIn(made, { frames: String(film.seconds * framesPerSecond) })}
        </p>
        <Heading level={2} voice="display" className={styles.title}>
          {slide.title}
        </Heading>
        <Link href={link} draggable={false} className={styles.link}>
          {slide.action}
        </Link>
      </div>
    </div>
  )
}
