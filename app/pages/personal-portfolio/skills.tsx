import type { personalPortfolio } from '#words/personal-portfolio.ts'
import { Meter } from '~/ui/meter'
import { Card } from './card'
import styles from './skills.module.css'

type SkillsProps = { words: (typeof personalPortfolio)['skills'] }

type SkillId = SkillsProps['words']['items'][number]['id']

/** Percent. Source: spec §2, "Personal portfolio". */
const levels: Record<SkillId, number> = {
  html: 90,
  css: 95,
  javascript: 92,
  interfaces: 85,
  react: 85,
  mysql: 70,
}

/** Percentages that are labelled on the scale. */
const marks = [0, 20, 40, 60, 80, 100]

/** Six skills as bars on one percentage scale. Source: spec §2, "skill percentages". */
export function Skills({ words }: SkillsProps) {
  return (
    <Card id="skills" tab={words.tab} title={words.title} text={words.text}>
      <div className={styles.chart}>
        <p className={styles.scale} aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </p>
        <ul className={styles.skills}>
          {words.items.map(({ id, name, note }) => (
            <li key={id} className={styles.skill}>
              <Meter label={name} value={levels[id]} />
              <p className={styles.note}>{note}</p>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
