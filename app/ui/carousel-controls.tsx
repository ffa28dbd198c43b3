import styles from './carousel.module.css'
import type { CarouselState } from './carousel-engine'

type CarouselControlsProps = {
  state: CarouselState | null
  autoplay: { isOffered: boolean; isStopped: boolean; toggle: () => void }
  onStep: (by: 1 | -1) => void
  onGoTo: (place: number) => void
}

/** Pause first, then arrows and dots; hidden until the carousel can move. */
export function CarouselControls({ state, autoplay, onStep, onGoTo }: CarouselControlsProps) {
  return (
    <div className={styles.controls}>
      {autoplay.isOffered ? (
        <button
          type="button"
          className={styles.button}
          aria-label={autoplay.isStopped ? 'Start the slides' : 'Stop the slides'}
          onClick={autoplay.toggle}
        >
          <svg viewBox="0 0 14 14" className={styles.sign} aria-hidden="true">
            <path
              d={autoplay.isStopped ? 'M3 1v12l10-6Z' : 'M3.6 1h3l-1.2 12h-3ZM9.6 1h3l-1.2 12h-3Z'}
            />
          </svg>
        </button>
      ) : null}
      <div className={styles.arrows}>
        <Arrow label="Previous slide" isEnd={!state?.canGoBack} onClick={() => onStep(-1)} />
        <Arrow label="Next slide" isEnd={!state?.canGoOn} onClick={() => onStep(1)} />
      </div>
      <div className={styles.dots}>
        {Array.from({ length: state?.places ?? 0 }, (_, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
            key={place}
            type="button"
            className={styles.dot}
            aria-label={`Slide ${place + 1}`}
            aria-current={place === state?.place ? 'true' : undefined}
            onClick={() => onGoTo(place)}
          />
        ))}
      </div>
    </div>
  )
}

/** At an end the arrow is `aria-disabled`, so that it keeps the focus. */
function Arrow({ label, isEnd, onClick }: { label: string; isEnd: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={isEnd ? undefined : onClick}
    >
      <svg viewBox="0 0 20 14" className={styles.arrow} aria-hidden="true">
        <path d="M0 7h18M12 1l6 6-6 6" fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </button>
  )
}
