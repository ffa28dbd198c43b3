import type { architectureAgency } from '#words/architecture-agency.ts'
import { comma } from '~/lib/comma'
import { TitledSection } from '~/sections/section-heading'
import { ArchitectureScale } from './scale'
import styles from './services.module.css'

type ServicesProps = { words: (typeof architectureAgency)['services'] }

/** Four services, each beside the plan at a larger scale than the one before. Source: spec §2, "services". */
export function Services({ words }: ServicesProps) {
  const { items, ...heading } = words
  return (
    <TitledSection id="services" surface="graphite" {...heading}>
      <ol className={styles.scales}>
        {items.map(({ scale, name, text }, index) => (
          <li key={scale} className={styles.scale}>
            <ArchitectureScale index={index} label={`${name}${comma}${scale}`} />
            <div>
              <p className={styles.ratio}>{scale}</p>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}
