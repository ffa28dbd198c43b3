import { skills, skillsText } from '~/content/en/personal-portfolio'
import { sectionNames } from '~/content/en/section-names'
import { Meter } from '~/ui/meter'
import { Card } from './card'
import styles from './skills.module.css'

/** Percentages that are labelled on the scale. */
const marks = [0, 20, 40, 60, 80, 100]

/** Six skills as bars on one percentage scale. Source: spec §2, "skill percentages". */
export function Skills() {
  return (
    <Card id="skills" tab={sectionNames.skills} title="Marked by five colleagues" text={skillsText}>
      <div className={styles.chart}>
        <p className={styles.scale} aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </p>
        <ul className={styles.skills}>
          {skills.map(({ name, level, note }) => (
            <li key={name} className={styles.skill}>
              <Meter label={name} value={level} />
              <p className={styles.note}>{note}</p>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
