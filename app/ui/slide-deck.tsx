import { createContext, type ReactNode, use, useRef } from 'react'
import styles from './slide-deck.module.css'
import { useSlideDeck } from './use-slide-deck'

export type DeckSlide = {
  /** The fragment of the slide's address. */
  id: string
  name: string
  content: ReactNode
}

export type SlideDeckProps = {
  /** Accessible name: "Four projects". */
  label: string
  slides: readonly DeckSlide[]
  /** Called when a turn has ended. */
  onRest?: () => void
  /** The axis of the slides, which also places the controls. */
  axis: 'x' | 'y'
  /** The transition between slides. @default 'travel' */
  turn?: 'travel' | 'facets'
  /** The current index; controlled by the page, which reads it from the address. */
  place: number
  step: (by: 1 | -1) => void
  moveTo: (place: number) => void
  /** Called when a slide is chosen by name. */
  choose: (place: number) => void
  /** `names` writes the slides out, `marks` draws one for each. @default 'names' */
  pagination?: 'names' | 'marks'
  /** Label of the next button. @default 'Next slide' */
  nextLabel?: string
  /** Shows only the next button, beside the marks. */
  hasOnlyNext?: boolean
  /** Rendered above the slides: the heading of the page. */
  head: ReactNode
  /** Rendered beside the controls. */
  aside?: ReactNode
}

const ShownContext = createContext(false)

/** For a slide's content: whether it is the current slide and at rest. In the list, every slide is. */
export const useIsShown = () => use(ShownContext)

/**
 * Full-window slides that turn by wheel, touch, key and button, and wrap around. Before and without scripts, and in a
 * low window, the same slides are a scrolling list with links to each of them. Only the next slide's picture is
 * fetched ahead. Source: spec §2, showcases; D18.
 */
export function SlideDeck({
  label,
  slides,
  axis,
  turn = 'travel',
  place,
  step,
  moveTo,
  choose,
  onRest,
  pagination = 'names',
  nextLabel = 'Next slide',
  hasOnlyNext,
  head,
  aside,
}: SlideDeckProps) {
  const root = useRef<HTMLElement>(null)
  const { isDeck, hasMoved, isTurning, states } = useSlideDeck({
    root,
    count: slides.length,
    turn,
    place,
    step,
    moveTo,
    onRest,
  })

  return (
    <section
      ref={root}
      aria-roledescription="carousel"
      aria-label={label}
      data-axis={axis}
      data-deck={isDeck ? '' : undefined}
      className={styles.deck}
    >
      <div className={styles.head}>{head}</div>
      <div className={styles.stage} data-stage>
        {slides.map(({ id, name, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the pattern asks for groups; these aren't fields.
          <div
            key={id}
            id={id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}: ${name}`}
            data-slide={states[index]}
            inert={isDeck && index !== place}
            className={styles.slide}
          >
            <ShownContext value={states[index] === 'current' && !isTurning}>{content}</ShownContext>
          </div>
        ))}
      </div>
      <div className={styles.bar}>
        {hasOnlyNext ? null : (
          <button type="button" className={styles.button} onClick={() => step(-1)}>
            <Arrow label="Previous slide" towards="back" />
          </button>
        )}
        <nav aria-label="Slides" className={styles.pagination} data-look={pagination}>
          <ol>
            {slides.map(({ id, name }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={isDeck && index === place ? 'true' : undefined}
                  className={styles.page}
                  onClick={(event) => {
                    if (!isDeck || event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    if (index !== place) choose(index)
                  }}
                >
                  <span className={styles.name}>{name}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <button type="button" className={styles.button} onClick={() => step(1)}>
          <Arrow label={nextLabel} towards="on" />
        </button>
        {aside}
      </div>
      <p role="status" className={styles.status}>
        {hasMoved ? `${place + 1} of ${slides.length}: ${slides[place]?.name}` : null}
      </p>
    </section>
  )
}

function Arrow({ label, towards }: { label: string; towards: 'back' | 'on' }) {
  return (
    <>
      <svg viewBox="0 0 20 14" data-towards={towards} className={styles.arrow} aria-hidden="true">
        <path d="M0 7h18M12 1l6 6-6 6" fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
      <span className={styles.label}>{label}</span>
    </>
  )
}
