import type { personalPortfolio, ResumeEntry } from '#words/personal-portfolio.ts'
import { Card } from './card'
import styles from './ledger.module.css'

type LedgerProps = { words: (typeof personalPortfolio)['ledger'] }

/** Education and experience in two columns. Source: spec §2, "education and experience lists". */
export function Ledger({ words }: LedgerProps) {
  return (
    <Card id="experience" tab={words.tab} title={words.title}>
      <div className={styles.ledger}>
        <Column {...words.experience} />
        <Column {...words.education} />
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
