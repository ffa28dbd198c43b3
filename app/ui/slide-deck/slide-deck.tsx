import type { ReactNode } from 'react'
import { behaviour } from '~/islands/behaviour'
import { fillIn } from '~/lib/fill-in'
import { useUiWords } from '~/ui/ui-words'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './slide-deck.module.css'

type DeckSlide = {
  /** The fragment of the slide's address. */
  id: string
  name: string
  /** A word or two of the name, for the narrow tabs of a phone. */
  short: string
  content: ReactNode
}

type SlideDeckProps = {
  /** Accessible name: "Four projects". */
  label: string
  slides: readonly DeckSlide[]
  /** `x` turns pictures over in facets; `y` moves slides up and down. */
  axis: 'x' | 'y'
  /** Rendered above the slides: the heading of the page. */
  head: ReactNode
  /** Rendered after the controls. */
  aside?: ReactNode
}

/**
 * Full-window slides that turn by wheel, touch, key and button, and wrap around. Before and without scripts, and in a
 * low window, the same slides are a scrolling list with links to each of them. Only the next slide's picture is
 * fetched ahead. Source: spec §2, showcases; D18.
 *
 * The controls lie as the slides do. Side by side: one row below them, back, the slides by name, on; the current one says
 * its place, "1 / 4". One below the other: a column at the edge of a wide window, up, the slides, down, for which a page
 * leaves `--column` free in its slides. Without room for that the button names the slide that it leads to, in a row of
 * its own, and the slides are a row of tabs, on a phone with their short names.
 * A page draws them in its own make: `[data-bar]`, in it `[data-step]` and the links of `nav`.
 */
export function SlideDeck({ label, slides, axis, head, aside }: SlideDeckProps) {
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
      <div className={styles.bar} data-bar>
        <button type="button" data-step={-1} className={styles.button}>
          <Arrow towards="back" />
          <VisuallyHidden>{carousel.previous}</VisuallyHidden>
        </button>
        <nav aria-label={words.slides} className={styles.pagination}>
          <ol>
            {slides.map(({ id, name, short }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  data-places={slides.length}
                  data-short={short}
                  className={styles.page}
                >
                  <span className={styles.name}>{name}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <button type="button" data-step={1} className={styles.button}>
          <Arrow towards="on" />
          <VisuallyHidden className={styles.label}>{carousel.next}</VisuallyHidden>
          <span className={styles.next}>
            {words.next} <b data-next>{slides[1]?.name}</b>
          </span>
        </button>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </div>
      <VisuallyHidden role="status" />
    </section>
  )
}

function Arrow({ towards }: { towards: 'back' | 'on' }) {
  return (
    <svg viewBox="0 0 20 14" data-towards={towards} className={styles.arrow} aria-hidden="true">
      <path d="M0 7h18M12 1l6 6-6 6" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  )
}
