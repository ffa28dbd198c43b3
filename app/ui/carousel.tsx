import { Children, type KeyboardEvent, type ReactNode, useCallback } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './carousel.module.css'
import { CarouselControls } from './carousel-controls'
import { useAutoplay } from './use-autoplay'
import { useCarousel } from './use-carousel'

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
   * It may set `--slide-gap` too and, for `axis="y"`, `--carousel-size`, the height of the window on the slides.
   */
  className?: string
  /** Controls, besides dragging and arrow keys. @default 'arrows' */
  controls?: 'arrows' | 'dots' | 'both'
  /** Loops from the last slide to the first. */
  loop?: boolean
  /** @default 'x' */
  axis?: 'x' | 'y'
  /** Where the current slide snaps: to the start of the window or its middle. @default 'start' */
  align?: 'start' | 'center'
  /** The mouse wheel moves the slides along the axis. */
  wheel?: boolean
  /** Duration of a move in milliseconds. @default 500 */
  speedMs?: number
  /** Autoplay interval in milliseconds; adds a pause control. */
  autoplayMs?: number
}

/**
 * A carousel with one or more slides in view. It starts as a list with scroll snapping, which is all that works
 * without scripts; near the window Embla takes over. Follows the carousel pattern of the ARIA Authoring Practices:
 * every drag has a button, and slides out of view cannot be focused.
 */
export function Carousel({
  label,
  children,
  className,
  controls = 'arrows',
  loop = false,
  axis = 'x',
  align = 'start',
  wheel = false,
  speedMs = 500,
  autoplayMs,
}: CarouselProps) {
  const { viewport, engine, state } = useCarousel({ axis, align, loop, wheel, speedMs })
  const advance = useCallback(() => engine.current?.step(1), [engine])
  const { holds, ...autoplay } = useAutoplay({
    intervalMs: autoplayMs,
    place: state?.place,
    viewport,
    advance,
  })
  const count = Children.count(children)
  const inView = state?.slidesInView ?? []

  function moveByKey(event: KeyboardEvent) {
    const by = steps[axis][event.key]
    // With Alt or Command the arrow keys navigate the browser's history.
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (!by || !engine.current || isModified || isTyping(event.target)) return
    event.preventDefault()
    // Move focus to the list before the focused slide becomes inert.
    if (viewport.current?.contains(document.activeElement)) {
      viewport.current.focus({ preventScroll: true })
    }
    // Autoplay goes on from the last slide to the first; a key stops where the arrow button does.
    if (by === 1 ? state?.canGoOn : state?.canGoBack) engine.current.step(by)
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      data-axis={axis}
      data-align={align}
      data-controls={controls}
      data-still={state?.places === 1 ? '' : undefined}
      className={classNames(styles.carousel, className)}
      onKeyDown={moveByKey}
      {...holds}
    >
      <CarouselControls
        state={state}
        autoplay={autoplay}
        onStep={(by) => engine.current?.step(by)}
        onGoTo={(place) => engine.current?.goTo(place)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a group, but not of fields. */}
      <div
        ref={viewport}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must scroll by keyboard.
        tabIndex={0}
        data-cursor="drag"
        className={styles.viewport}
      >
        <div className={styles.track}>
          {Children.map(children, (child, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the pattern asks for groups; these aren't fields.
            <div
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
              inert={inView.length > 0 && !inView.includes(index)}
              data-current={state?.place === index ? '' : undefined}
              className={styles.slide}
            >
              {child}
            </div>
          ))}
        </div>
      </div>
      <p role="status" aria-live={autoplay.isPlaying ? 'off' : 'polite'} className={styles.status}>
        {state?.hasMoved ? `${state.place + 1} of ${state.places}` : null}
      </p>
    </section>
  )
}

const steps: Record<'x' | 'y', Record<string, 1 | -1 | undefined>> = {
  x: { ArrowLeft: -1, ArrowRight: 1 },
  y: { ArrowUp: -1, ArrowDown: 1 },
}

function isTyping(target: EventTarget): boolean {
  return target instanceof Element && target.matches('input, textarea, select')
}
