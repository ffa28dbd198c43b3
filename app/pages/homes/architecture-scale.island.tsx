import { courtyardSheets } from '~/content/drawings/courtyard-sheets'
import { scales } from '~/content/drawings/scales'
import { useHydrated } from '~/hooks/use-hydrated'
import styles from './architecture-services.module.css'

type ScaleProps = {
  /** Which of the scales. */
  index: number
  /** What is drawn, for those who don't see it. */
  label: string
}

/** A part of the house in one scale. A file stands in its place until the window is near. */
export default function ArchitectureScale({ index, label }: ScaleProps) {
  const isHydrated = useHydrated()
  const shown = scales[index] ?? scales[0]
  return (
    <div className={styles.window}>
      {isHydrated ? null : <div data-ink={`scale-${index}`} className={styles.still} />}
      <svg viewBox="0 0 100 100" role="img" aria-label={label} className={styles.lines}>
        {isHydrated ? (
          <svg
            viewBox={`${shown[0]} ${shown[1]} ${shown[2]} ${shown[2]}`}
            width="100"
            height="100"
            aria-hidden="true"
          >
            <Weights isLast={index === scales.length - 1} />
          </svg>
        ) : null}
        <rect width="100" height="100" className={styles.edge} />
        <Part of={shown} shows={scales[index + 1]} />
      </svg>
    </div>
  )
}

/** The plan, or in the last scale the detail, in three weights of line. */
function Weights({ isLast }: { isLast: boolean }) {
  const { fine, seen, cut } = isLast ? courtyardSheets.detail : courtyardSheets.plan
  return (
    <>
      <path d={fine.path} className={styles.fine} />
      <path d={seen.path} className={styles.seen} />
      <path d={cut.path} className={styles.cut} />
    </>
  )
}

type Scale = (typeof scales)[number]

/** The frame of what the next window shows, and the two lines that lead to it. */
function Part({ of, shows }: { of: Scale; shows: Scale | undefined }) {
  if (!shows) return null
  const percent = (cm: number) => Math.round((cm / of[2]) * 1000) / 10
  const [x, y, side] = [percent(shows[0] - of[0]), percent(shows[1] - of[1]), percent(shows[2])]
  return (
    <>
      <rect x={x} y={y} width={side} height={side} className={styles.part} />
      {/* The gap between two scales is a fifth of their width. */}
      <path d={`M${x + side} ${y}L120 0M${x + side} ${y + side}L120 100`} className={styles.way} />
    </>
  )
}
