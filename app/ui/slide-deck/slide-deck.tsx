import type { ReactNode } from 'react'
import { behaviour } from '~/islands/behaviour'
import { fillIn } from '~/lib/fill-in'
import { useUiWords } from '~/ui/ui-words'
import styles from './slide-deck.module.css'

type DeckSlide = {
  /** The fragment of the slide's address. */
  id: string
  name: string
  content: ReactNode
}

type SlideDeckProps = {
  /** Accessible name: "Four projects". */
  label: string
  slides: readonly DeckSlide[]
  /**
   * `x` turns pictures over in facets, above controls with the slides' names; `y` moves slides up and down, beside
   * controls with a mark for each.
   */
  axis: 'x' | 'y'
  /** Label of the next button, if it says more than that the next slide comes. */
  nextLabel?: string
  /** Shows only the next button, beside the marks. */
  hasOnlyNext?: boolean
  /** Rendered above the slides: the heading of the page. */
  head: ReactNode
  /** Rendered beside the controls. */
  aside?: ReactNode
}

/**
 * Full-window slides that turn by wheel, touch, key and button, and wrap around. Before and without scripts, and in a
 * low window, the same slides are a scrolling list with links to each of them. Only the next slide's picture is
 * fetched ahead. Source: spec §2, showcases; D18.
 */
export function SlideDeck({
  label,
  slides,
  axis,
  nextLabel,
  hasOnlyNext,
  head,
  aside,
}: SlideDeckProps) {
  const { slideDeck: words, carousel } = useUiWords()
  return (
    <section
      aria-roledescription={carousel.role}
      aria-label={label}
      data-axis={axis}
      className={styles.deck}
      {...behaviour('slide-deck', 'now')}
    >
      <div className={styles.head}>{head}</div>
      <div className={styles.stage} data-stage>
        {slides.map(({ id, name, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the pattern asks for groups; these aren't fields.
          <div
            key={id}
            id={id}
            role="group"
            aria-roledescription={carousel.slideRole}
            aria-label={fillIn(words.slide, {
              place: String(index + 1),
              places: String(slides.length),
              name,
            })}
            className={styles.slide}
          >
            {content}
          </div>
        ))}
      </div>
      <div className={styles.bar}>
        {hasOnlyNext ? null : (
          <button type="button" data-step={-1} className={styles.button}>
            <Arrow label={carousel.previous} towards="back" />
          </button>
        )}
        <nav aria-label={words.slides} className={styles.pagination}>
          <ol>
            {slides.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.page}>
                  <span className={styles.name}>{name}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <button type="button" data-step={1} className={styles.button}>
          <Arrow label={nextLabel ?? carousel.next} towards="on" />
        </button>
        {aside}
      </div>
      <p role="status" className={styles.status} />
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
