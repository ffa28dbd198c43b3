import { useId } from 'react'
import { type Block, wordCount } from '~/lib/prose'
import styles from './sheets.module.css'

/** In units of the drawing, whose height is in pixels at the browser's default text size. */
const height = 260
const pitch = 100
const sheetWidth = 94
const lineHeight = 8
/** Of a sheet without any line: its margins and its heading. */
const headHeight = 40

/**
 * The clauses of a text as printed sheets that rise behind the first line: the longest one has the drawing's height.
 */
export function Sheets({ blocks }: { blocks: readonly Block[] }) {
  const lines = useId()
  const lengths = clauseLengths(blocks)
  const longest = Math.max(...lengths)
  return (
    <svg
      viewBox={`0 0 ${lengths.length * pitch - (pitch - sheetWidth)} ${height}`}
      preserveAspectRatio="none"
      className={styles.sheets}
      aria-hidden="true"
    >
      <pattern id={lines} width={pitch} height={lineHeight} patternUnits="userSpaceOnUse">
        <path d="M10 1h74" className={styles.line} />
      </pattern>
      {lengths.map((words, index) => {
        const x = index * pitch
        const full = headHeight + Math.round(((height - headHeight) * words) / longest)
        const y = height - full
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is the clause in this place.
          <g key={index}>
            <rect x={x} y={y} width={sheetWidth} height={full} className={styles.sheet} />
            <path d={`M${x + 10} ${y + 16}h44`} className={styles.title} />
            <rect
              x={x}
              y={y + headHeight}
              width={sheetWidth}
              height={full - headHeight}
              fill={`url(#${lines})`}
            />
          </g>
        )
      })}
    </svg>
  )
}

/** Number of words under each heading. */
function clauseLengths(blocks: readonly Block[]): number[] {
  const starts = blocks.flatMap((block, index) => (isHeading(block) ? [index] : []))
  return starts.map((start, index) => wordCount(blocks.slice(start, starts[index + 1])))
}

function isHeading(block: Block): boolean {
  return typeof block !== 'string' && block.kind === 'heading'
}
