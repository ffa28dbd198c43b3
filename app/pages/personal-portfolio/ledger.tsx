import { education, experience, type ResumeEntry } from '~/content/en/personal-portfolio'
import { Card } from './card'
import styles from './ledger.module.css'

/** Education and experience in two columns. Source: spec §2, "education and experience lists". */
export function Ledger() {
  return (
    <Card id="experience" tab="Education, experience" title="Work and training">
      <div className={styles.ledger}>
        <Column title="Experience" entries={experience} />
        <Column title="Education" entries={education} />
      </div>
    </Card>
  )
}

function Column({ title, entries }: { title: string; entries: readonly ResumeEntry[] }) {
  return (
    <div className={styles.column}>
      <h3 className={styles.title}>{title}</h3>
      <ol>
        {entries.map((entry) => (
          <li key={entry.title} className={styles.entry}>
            <p className={styles.years}>{entry.years}</p>
            <h4 className={styles.name}>{entry.title}</h4>
            <p className={styles.subtitle}>{entry.subtitle}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
