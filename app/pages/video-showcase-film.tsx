import { useEffect, useRef, useState } from 'react'
import type { Film } from '~/content/films'
import { useHydrated } from '~/hooks/use-hydrated'
import { useMediaQuery } from '~/hooks/use-media-query'
import { useSavesData } from '~/hooks/use-saves-data'
import { publicAddress } from '~/lib/public-address'
import { whenIdle } from '~/lib/when-idle'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { useIsShown } from '~/ui/slide-deck'
import styles from './video-showcase-film.module.css'

/** A film and its words. */
export type FilmSlide = {
  introTitle: string
  title: string
  action: string
  link: string
  film: Pick<Film, 'poster' | 'shows' | 'sources'>
}

type VideoShowcaseFilmProps = {
  slide: FilmSlide
  unsupported: string
  priority: boolean
}

/** A silent film over its poster, one line of type, and the pause control. */
export function VideoShowcaseFilm({ slide, unsupported, priority }: VideoShowcaseFilmProps) {
  const { film } = slide
  const video = useRef<HTMLVideoElement>(null)
  const holdsStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isLow = useMediaQuery('(height < 30rem)')
  const savesData = useSavesData()
  const isHydrated = useHydrated()
  /** The visitor's choice; undefined before any. */
  const [asked, setAsked] = useState<boolean>()
  const playsByItself = isHydrated && !holdsStill && !savesData && !isLow
  // Only the current slide's film plays and loads.
  const plays = useIsShown() && (asked ?? playsByItself)

  useEffect(() => {
    // Synchronises with the player, which may refuse autoplay. Selecting a source takes it a moment.
    const player = video.current
    function begin() {
      player?.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') setAsked(false)
      })
    }
    if (!plays) player?.pause()
    return plays ? whenIdle(begin) : undefined
  }, [plays])

  useEffect(() => {
    // Observes the window, because in the list a playing film can be scrolled out of view.
    if (!plays || !video.current) return undefined
    const sight = new IntersectionObserver((entries) => {
      if (entries.some((entry) => !entry.isIntersecting)) setAsked(false)
    })
    sight.observe(video.current)
    return () => sight.disconnect()
  }, [plays])

  return (
    <div className={styles.slide}>
      <Picture
        picture={film.poster}
        alt={film.shows}
        sizes="(orientation: portrait) 178svh, 100vw"
        uprightSizes="56svh"
        priority={priority}
        className={styles.poster}
      />
      <video
        ref={video}
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
        {unsupported}
      </video>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.control}
          aria-label={plays ? 'Pause the film' : 'Play the film'}
          onClick={() => setAsked(!plays)}
        >
          <svg viewBox="0 0 14 14" className={styles.sign} aria-hidden="true">
            <path d={plays ? 'M3.6 1h3l-1.2 12h-3ZM9.6 1h3l-1.2 12h-3Z' : 'M3 1v12l10-6Z'} />
          </svg>
        </button>
        <div className={styles.words} data-slower="words">
          <p className={styles.intro}>{slide.introTitle}</p>
          <Heading level={2} size="subtitle" voice="display" className={styles.title}>
            {slide.title}
          </Heading>
          <Link href={slide.link} draggable={false} className={styles.link}>
            {slide.action}
          </Link>
        </div>
      </div>
    </div>
  )
}
