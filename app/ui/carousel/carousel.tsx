import { Children, type ReactNode } from 'react'
import { behaviour } from '~/islands/behaviour'
import { classNames } from '~/lib/class-names'
import { fillIn } from '~/lib/fill-in'
import { useUiWords } from '~/ui/ui-words'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './carousel.module.css'

type CarouselProps = {
  /** The accessible name: "What clients say". */
  label: string
  /** Each child becomes a slide. */
  children: ReactNode
  /**
   * A class that says how many slides are in view, at which widths, and which controls are shown there:
   *
   *     .team {
   *       --slides-in-view: 1;
   *       --carousel-arrows: none; --carousel-dots: flex;
   *       @media (width >= 500px) { --slides-in-view: 2 }
   *       @media (width >= 991px) { --slides-in-view: 3; --carousel-arrows: flex; --carousel-dots: none }
   *     }
   *
   * It may set `--slide-gap` too, `--slide-size`, which leaves 12 percent of the next slide in view, and
   * `--carousel-bleed`, how far the list reaches beyond its place towards the window's edge.
   */
  className?: string
  /**
   * Loops from the last slide to the first: endlessly where all slides but one fill the list, else by moving back.
   */
  loop?: boolean
  /** Where the current slide snaps: to the start of the window or its middle. @default 'start' */
  align?: 'start' | 'center'
  /** Duration of a move in milliseconds. @default 500 */
  speedMs?: 500 | 1000
  /** Autoplay interval in milliseconds; adds a pause control. */
  autoplayMs?: number
}

/**
 * A carousel with one or more slides in view. It is a list with scroll snapping, which is all that works without
 * scripts; near the window, or at the first press of a control, Embla takes over (`carousel.behaviour.ts`). Follows the
 * carousel pattern of the ARIA Authoring Practices: every drag has a button, and slides out of view cannot be focused.
 */
export function Carousel({
  label,
  children,
  className,
  loop = false,
  align = 'start',
  speedMs = 500,
  autoplayMs,
}: CarouselProps) {
  const { carousel: words } = useUiWords()
  const slides = Children.toArray(children)
  const places = String(slides.length)
  return (
    <section
      aria-roledescription={words.role}
      aria-label={label}
      data-align={align}
      data-loop={loop || undefined}
      data-speed={speedMs}
      data-autoplay={autoplayMs}
      data-status-text={words.position}
      className={classNames(styles.carousel, className)}
      {...behaviour('carousel', 'near')}
    >
      {/* Pause first, then arrows and dots. */}
      <div className={styles.controls}>
        {autoplayMs ? <PauseButton /> : null}
        <div className={styles.arrows}>
          <Arrow label={words.previous} step={-1} disabled={!loop} />
          <Arrow label={words.next} step={1} />
        </div>
        {/* The styles write up to which slide it shows, until the script has measured it. */}
        <p data-place aria-hidden="true" className={styles.place}>
          <span>
            1<span />
            {` / ${places}`}
          </span>
        </p>
        {/* The script makes a dot for each place. */}
        <div data-dots={words.dot} className={styles.dots} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group, but not of fields. */}
      <div
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must scroll by keyboard.
        tabIndex={0}
        data-viewport
        data-cursor="drag"
        className={styles.viewport}
      >
        <div className={styles.track}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the pattern asks for groups; these aren't fields.
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order.
              key={index}
              role="group"
              aria-roledescription={words.slideRole}
              aria-label={fillIn(words.position, { place: String(index + 1), places })}
              className={styles.slide}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <VisuallyHidden role="status" aria-live="polite" />
    </section>
  )
}

function PauseButton() {
  const { stop, start } = useUiWords().carousel
  return (
    <button
      type="button"
      data-pause
      data-stop-label={stop}
      data-start-label={start}
      aria-label={stop}
      className={styles.button}
    >
      <svg viewBox="0 0 14 14" className={styles.sign} aria-hidden="true">
        <path className={styles.bars} d="M3.6 1h3l-1.2 12h-3ZM9.6 1h3l-1.2 12h-3Z" />
        <path className={styles.play} d="M3 1v12l10-6Z" />
      </svg>
    </button>
  )
}

type ArrowProps = { label: string; step: 1 | -1; disabled?: boolean }

/** At an end the arrow is `aria-disabled`, so that it keeps the focus. */
function Arrow({ label, step, disabled = false }: ArrowProps) {
  return (
    <button
      type="button"
      data-step={step}
      aria-label={label}
      aria-disabled={disabled}
      className={styles.button}
    >
      <svg viewBox="0 0 20 14" className={styles.arrow} aria-hidden="true">
        <path d="M0 7h18M12 1l6 6-6 6" />
      </svg>
    </button>
  )
}
