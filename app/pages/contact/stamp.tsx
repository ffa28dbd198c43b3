import type { ComponentProps } from 'react'
import { LogoMark } from '~/ui/logo-mark'

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

type PostageStampProps = ComponentProps<'svg'> & {
  /** As printed on it. */
  value: string
}

/** A stamp of twenty dinars, for the studio that is named after twenty. Decorative. */
export function PostageStamp({ value, ...props }: PostageStampProps) {
  return (
    <svg
      viewBox={`-4 -4 ${width + 8} ${height + 8}`}
      data-surface="ink"
      aria-hidden="true"
      {...props}
    >
      <path d={`${edge}Z`} fill="var(--color-ground)" />
      <LogoMark x={16} y={12} width={76} height={76} />
      <text x={54} y={120} textAnchor="middle" fontSize={27} fill="var(--color-text)">
        {value}
      </text>
    </svg>
  )
}
