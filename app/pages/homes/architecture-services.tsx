import { useId } from 'react'
import { courtyardSheets } from '~/content/drawings/courtyard-sheets'
import type { HouseDrawing } from '~/content/drawings/drawing'
import { scales } from '~/content/drawings/scales'
import { architectureServices } from '~/content/en/architecture-agency'
import { sectionNames } from '~/content/en/section-names'
import { useHydrated } from '~/hooks/use-hydrated'
import { SectionHeading } from '~/sections/section-heading'
import { Section } from '~/ui/section'
import styles from './architecture-services.module.css'

/** Four services, each beside the plan at a larger scale than the one before. Source: spec §2, "services". */
export function ArchitectureServices() {
  const id = useId()
  const planId = useId()
  const isHydrated = useHydrated()
  return (
    <Section surface="graphite" aria-labelledby={id}>
      <SectionHeading
        id={id}
        label={sectionNames.services}
        title={architectureServices.title}
        text={architectureServices.text}
        action={architectureServices.action}
      />
      <ol className={styles.scales}>
        {architectureServices.items.map(({ scale, name, text, drawing }, index) => {
          const shown = scales[index] ?? scales[0]
          return (
            <li key={scale} className={styles.scale}>
              <div className={styles.window}>
                {isHydrated ? null : <div data-ink={`scale-${index}`} className={styles.still} />}
                <svg viewBox="0 0 100 100" role="img" aria-label={drawing} className={styles.lines}>
                  {isHydrated ? (
                    <svg
                      viewBox={`${shown[0]} ${shown[1]} ${shown[2]} ${shown[2]}`}
                      width="100"
                      height="100"
                      aria-hidden="true"
                    >
                      <Shown index={index} planId={planId} />
                    </svg>
                  ) : null}
                  <rect width="100" height="100" className={styles.edge} />
                  <Part of={shown} shows={scales[index + 1]} />
                </svg>
              </div>
              <div>
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

/** The drawing at one scale: the plan, whose paths are in the page once and reused, or the detail at the last scale. */
function Shown({ index, planId }: { index: number; planId: string }) {
  const { plan, detail } = courtyardSheets
  if (index === scales.length - 1) return <Weights drawing={detail} />
  return index === 0 ? <Weights drawing={plan} id={planId} /> : <use href={`#${planId}`} />
}

function Weights({ drawing, id }: { drawing: HouseDrawing; id?: string }) {
  const { fine, seen, cut } = drawing
  return (
    <g id={id}>
      <path d={fine.path} className={styles.fine} />
      <path d={seen.path} className={styles.seen} />
      <path d={cut.path} className={styles.cut} />
    </g>
  )
}

type Scale = (typeof scales)[number]

/** A frame around the part that the next drawing shows, and two lines that lead to it. */
function Part({ of, shows }: { of: Scale; shows: Scale | undefined }) {
  if (!shows) return null
  const percent = (cm: number) => Math.round((cm / of[2]) * 1000) / 10
  const [x, y, side] = [percent(shows[0] - of[0]), percent(shows[1] - of[1]), percent(shows[2])]
  return (
    <>
      <rect x={x} y={y} width={side} height={side} className={styles.part} />
      {/* 120 is the left edge of the next drawing: the gap is a fifth of the width. */}
      <path d={`M${x + side} ${y}L120 0M${x + side} ${y + side}L120 100`} className={styles.way} />
    </>
  )
}
