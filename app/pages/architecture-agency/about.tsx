import { useId } from 'react'
import { courtyardHouse } from '~/content/drawings/courtyard-house'
import { architectureAbout } from '~/content/en/architecture-agency'
import { sectionNames } from '~/content/en/section-names'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './about.module.css'
import { Drawing } from './drawing'

const roomNames: Record<string, string | undefined> = architectureAbout.rooms

/** The about text beside the plan of the courtyard house. Source: spec §2, "about". */
export function About() {
  const id = useId()
  const tableId = useId()
  return (
    <Section surface="plaster" aria-labelledby={id} className={styles.about}>
      <div className={styles.words}>
        <Heading id={id} level={2} label={sectionNames.about}>
          {architectureAbout.title}
        </Heading>
        {architectureAbout.paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.text}>
            {paragraph}
          </p>
        ))}
        <p>
          <ButtonLink
            href={architectureAbout.action.href}
            variant="quiet"
            className={styles.action}
          >
            {architectureAbout.action.label}
          </ButtonLink>
        </p>
      </div>
      <Drawing of="plan" label={architectureAbout.planLabel} className={styles.plan} />
      <div className={styles.areas}>
        <h3 id={tableId} className={styles.areasTitle}>
          {architectureAbout.roomsTitle}
        </h3>
        <dl aria-labelledby={tableId}>
          {courtyardHouse.rooms.map(({ key, area }) => (
            <div key={key} className={styles.room}>
              <dt>{roomNames[key]}</dt>
              <dd>{area.toFixed(2)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
