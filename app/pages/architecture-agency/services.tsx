import { architectureServices } from '~/content/en/architecture-agency'
import { sectionNames } from '~/content/en/section-names'
import { TitledSection } from '~/sections/section-heading'
import { ArchitectureScale } from './scale'
import styles from './services.module.css'

/** Four services, each beside the plan at a larger scale than the one before. Source: spec §2, "services". */
export function Services() {
  return (
    <TitledSection
      surface="graphite"
      label={sectionNames.services}
      title={architectureServices.title}
      text={architectureServices.text}
      action={architectureServices.action}
    >
      <ol className={styles.scales}>
        {architectureServices.items.map(({ scale, name, text, drawing }, index) => (
          <li key={scale} className={styles.scale}>
            <ArchitectureScale index={index} label={drawing} />
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
