import { useId } from 'react'
import { courtyardSection } from '~/content/drawings/courtyard-section'
import { courtyardSheets } from '~/content/drawings/courtyard-sheets'
import { architectureAbout } from '~/content/en/architecture-agency'
import { sectionNames } from '~/content/en/section-names'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './architecture-about.module.css'
import { AxisHeads, DimensionChain, Drawing } from './architecture-drawing'

const lettered = courtyardSection.axes.filter(({ name }) => /[A-Z]/.test(name))
const numbered = courtyardSection.axes.filter(({ name }) => /\d/.test(name))
const roomNames: Record<string, string | undefined> = architectureAbout.rooms

/** The about text beside the plan of the courtyard house. Source: spec §2, "about". */
export function ArchitectureAbout() {
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
      <Drawing
        drawing={courtyardSheets.plan}
        label={architectureAbout.planLabel}
        still="plan"
        className={styles.plan}
      >
        <DimensionChain places={lettered.map(({ at }) => at)} at={130} />
        <DimensionChain places={[-20, 1820]} at={200} />
        <DimensionChain places={numbered.map(({ at }) => at)} at={-130} along="y" />
        <DimensionChain places={[-20, 1520]} at={-200} along="y" />
        <AxisHeads axes={lettered} at={-1725} to={-1560} />
        <AxisHeads axes={numbered} at={2030} to={1860} along="y" />
      </Drawing>
      <div className={styles.areas}>
        <h3 id={tableId} className={styles.areasTitle}>
          {architectureAbout.roomsTitle}
        </h3>
        <dl aria-labelledby={tableId}>
          {courtyardSheets.rooms.map(({ key, area }) => (
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
