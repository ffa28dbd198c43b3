import type { ComponentProps } from 'react'
import { LogoMark } from '~/ui/logo-mark'
import styles from './stamp.module.css'

const width = 108
const height = 132
const tooth = 6

/** Teeth of 60 degrees along one side, from where the pen stands. */
const teeth = (length: number, there: string, back: string) =>
  `l${there}l${back}`.repeat(length / tooth)

const edge =
  `M0 0` +
  teeth(width, '3-4', '3 4') +
  teeth(height, '4 3', '-4 3') +
  teeth(width, '-3 4', '-3-4') +
  teeth(height, '-4-3', '4-3')

/** Where the paper ends: its padding and the stamp grow together (contact.module.css). */
const paperEnd = 194

const ring = { x: 344, y: 67, radius: 82 }

const waves = [-42, -28, -14, 0, 14]
  .map((y) => {
    const start = ring.x - Math.round(Math.sqrt(ring.radius ** 2 - y ** 2))
    return `M${start} ${ring.y + y}q-16-10-32 0${'t-32 0'.repeat(8)}`
  })
  .join('')

type PostageStampProps = ComponentProps<'svg'> & {
  /** As printed on it. */
  value: string
  /** The lines of the postmark: the town and its post code. */
  postmark: readonly string[]
}

/**
 * A stamp of twenty dinars, for the studio that is named after twenty, and the postmark that cancels it from the
 * envelope beside the paper. Decorative.
 */
export function PostageStamp({ value, postmark, ...props }: PostageStampProps) {
  return (
    <svg viewBox={`-4 -4 ${width + 8} ${height + 8}`} aria-hidden="true" {...props}>
      <defs>
        <path id="waves" d={waves} />
        <clipPath id="stamp">
          <path id="stamp-edge" d={`${edge}Z`} transform="rotate(3 54 66)" />
        </clipPath>
        <linearGradient
          id="postmark-ink"
          gradientUnits="userSpaceOnUse"
          x1={paperEnd}
          x2={paperEnd + 0.5}
        >
          <stop className={styles.onPaper} />
          <stop offset={1} data-surface="sea" className={styles.onEnvelope} />
        </linearGradient>
      </defs>
      <use href="#waves" stroke="url(#postmark-ink)" className={styles.postmark} />
      <g data-surface="ink">
        <use href="#stamp-edge" fill="var(--color-ground)" />
        <g transform="rotate(3 54 66)">
          <g className={styles.upright}>
            <LogoMark x={16} y={12} width={76} height={76} />
          </g>
          <text
            x={54}
            y={120}
            textAnchor="middle"
            fontSize={27}
            fill="var(--color-text)"
            className={styles.upright}
          >
            {value}
          </text>
        </g>
        <g clipPath="url(#stamp)">
          <use href="#waves" stroke="var(--color-text)" className={styles.postmark} />
        </g>
      </g>
      <g data-surface="sea" className={styles.postmark}>
        <g stroke="var(--color-muted)">
          <circle cx={ring.x} cy={ring.y} r={ring.radius} />
          <circle cx={ring.x} cy={ring.y} r={57} strokeWidth={1.5} />
        </g>
        {postmark.map((line, index) => (
          <text
            key={line}
            x={ring.x}
            y={ring.y - 4 + 26 * index}
            textAnchor="middle"
            fill="var(--color-muted)"
            className={styles.upright}
          >
            {line}
          </text>
        ))}
      </g>
    </svg>
  )
}
