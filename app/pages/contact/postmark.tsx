import type { ComponentProps } from 'react'

const wave = 'q14-9 28 0t28 0 28 0 28 0 28 0 28 0 28 0'

type PostmarkProps = ComponentProps<'svg'> & {
  /** The lines inside: the town and its post code. */
  lines: readonly string[]
}

/** What the post office of Algiers prints beside a stamp: a ring and its waves. Decorative. */
export function Postmark({ lines, ...props }: PostmarkProps) {
  return (
    <svg viewBox="0 0 340 150" aria-hidden="true" {...props}>
      <g fill="none" stroke="currentcolor" strokeWidth={2}>
        <circle cx={75} cy={75} r={73} />
        <circle cx={75} cy={75} r={52} strokeWidth={1.5} />
        <path
          d={[40, 58, 76, 94, 112]
            .map((y) => `M${y === 40 || y === 112 ? 144 : 150} ${y}${wave}`)
            .join('')}
        />
      </g>
      {lines.map((line, index) => (
        <text key={line} x={75} y={72 + 24 * index} textAnchor="middle" fill="currentcolor">
          {line}
        </text>
      ))}
    </svg>
  )
}
