import { useId } from 'react'
import { courtyardSheets } from '~/content/drawings/courtyard-sheets'
import { architectureServices } from '~/content/en/architecture-agency'
import { SectionHeading } from '~/sections/section-heading'
import { Section } from '~/ui/section'
import styles from './architecture-services.module.css'

/** What each window shows of the plan: left, top and side in centimetres. Each lies inside the one before it. */
const windows = [
  [-300, -1950, 2400],
  [300, -1060, 1200],
  [660, -460, 600],
  [810, -60, 120],
] as const

/** Four services as four scales of one drawing, each a part of the one before. Source: spec §2, "services". */
export function ArchitectureServices() {
  const id = useId()
  const { plan, detail } = courtyardSheets
  return (
    <Section surface="graphite" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={architectureServices.title}
        text={architectureServices.text}
        action={architectureServices.action}
      />
      <ol className={styles.scales}>
        {architectureServices.items.map(({ scale, name, text, drawing }, index) => {
          const shown = windows[index] ?? windows[0]
          const { fine, seen, cut } = index < windows.length - 1 ? plan : detail
          return (
            <li key={scale} className={styles.scale}>
              <svg viewBox="0 0 100 100" role="img" aria-label={drawing} className={styles.window}>
                <svg
                  viewBox={`${shown[0]} ${shown[1]} ${shown[2]} ${shown[2]}`}
                  width="100"
                  height="100"
                  aria-hidden="true"
                >
                  <path d={fine.path} className={styles.fine} />
                  <path d={seen.path} className={styles.seen} />
                  <path d={cut.path} className={styles.cut} />
                </svg>
                <rect width="100" height="100" className={styles.edge} />
                <Part of={shown} shows={windows[index + 1]} />
              </svg>
              <div className={styles.words}>
                <p className={styles.ratio}>{scale}</p>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

type Window = (typeof windows)[number]

/** The frame of what the next window shows, and the two lines that lead to it. */
function Part({ of, shows }: { of: Window; shows: Window | undefined }) {
  if (!shows) return null
  const percent = (cm: number) => Math.round((cm / of[2]) * 1000) / 10
  const [x, y, side] = [percent(shows[0] - of[0]), percent(shows[1] - of[1]), percent(shows[2])]
  return (
    <>
      <rect x={x} y={y} width={side} height={side} className={styles.part} />
      {/* The gap between two windows is a fifth of their width. */}
      <path d={`M${x + side} ${y}L120 0M${x + side} ${y + side}L120 100`} className={styles.way} />
    </>
  )
}
