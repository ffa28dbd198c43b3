import { createContext, type ReactNode, use, useRef } from 'react'
import styles from './slide-deck.module.css'
import { useSlideDeck } from './use-slide-deck'

export type DeckSlide = {
  /** Stands after the `#` of the address. */
  id: string
  name: string
  content: ReactNode
}

export type SlideDeckProps = {
  /** What the slides are: "Four projects". */
  label: string
  slides: readonly DeckSlide[]
  /** The slides have come to rest after a turn. */
  onRest?: () => void
  /** How the slides lie, which is also where the controls stand. */
  axis: 'x' | 'y'
  /** How one slide gives way to the next. @default 'travel' */
  turn?: 'travel' | 'facets'
  /** Where the slides stand; the address knows, so the page tells. */
  place: number
  step: (by: 1 | -1) => void
  moveTo: (place: number) => void
  /** A slide was chosen by its name. */
  choose: (place: number) => void
  /** `names` writes the slides out, `marks` draws one for each. @default 'names' */
  pagination?: 'names' | 'marks'
  /** What the button towards the following slide says. @default 'Next slide' */
  nextLabel?: string
  /** Only the button that goes on, beside the marks. */
  hasOnlyNext?: boolean
  /** Stands over the slides: the heading of the page. */
  head: ReactNode
  /** Stands beside the controls. */
  aside?: ReactNode
}

const ShownContext = createContext(false)

/** For the content of a slide: whether it is the one that is shown, and at rest. In the list, each is. */
export const useIsShown = () => use(ShownContext)

/**
 * Slides that fill the window and turn by wheel, finger, key and button, round and round. Before and without scripts,
 * and in a window too low for it, the same slides are a list that scrolls, with links to each of them.
 * Only the following slide's picture is fetched ahead. Source: spec §2, showcases; D18.
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
