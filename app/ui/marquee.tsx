import { behaviour } from '~/islands/behaviour'
import { Link } from './link'
import styles from './marquee.module.css'
import { useUiWords } from './ui-words'
import { VisuallyHidden } from './visually-hidden'

type MarqueeRow = {
  items: readonly { title: string; href: string }[]
  /** The type's voice. @default the display voice */
  voice?: 'counter'
  /** Moves towards the end of the line. @default towards its start */
  direction?: 'end'
}

/** Three copies follow the list itself: enough for the widest window and the shortest row. */
const copies = ['first', 'second', 'third'] as const

/**
 * Rows of links that move continuously. Motion and pause are CSS and a checkbox, so both work without scripts; a
 * script only evens the speed. The rows stop under the pointer and while they have keyboard focus; with reduced
 * motion they wrap instead.
 */
export function Marquee({ rows }: { rows: readonly MarqueeRow[] }) {
  const { pause } = useUiWords().marquee
  return (
    <div className={styles.marquee} {...behaviour('marquee', 'near')}>
      <label className={styles.pause}>
        <input type="checkbox" className={styles.box} />
        <svg viewBox="0 0 14 14" className={styles.icon} aria-hidden="true">
          <path className={styles.bars} d="M3.6 1h3l-1.2 12h-3ZM9.6 1h3l-1.2 12h-3Z" />
          <path className={styles.play} d="M3 1v12l10-6Z" />
        </svg>
        <VisuallyHidden>{pause}</VisuallyHidden>
      </label>
      {rows.map(({ items, voice, direction }) => (
        <div key={items[0]?.title} className={styles.row} data-voice={voice}>
          <div data-track className={styles.track} data-direction={direction}>
            <ul className={styles.list}>
              {items.map(({ title, href }) => (
                <li key={title} className={styles.item}>
                  <Link href={href} className={styles.link}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
            {copies.map((copy) => (
              <MarqueeCopy key={copy} items={items} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/**
 * A visual copy. Not `inert`, because a click on a word should follow its link; hidden from the keyboard and
 * assistive technology, and a click does not move the focus.
 */
function MarqueeCopy({ items }: Pick<MarqueeRow, 'items'>) {
  return (
    <div className={styles.list} data-copy aria-hidden="true">
      {items.map(({ title, href }) => (
        <span key={title} className={styles.item}>
          <Link href={href} tabIndex={-1} className={styles.link}>
            {title}
          </Link>
        </span>
      ))}
    </div>
  )
}
