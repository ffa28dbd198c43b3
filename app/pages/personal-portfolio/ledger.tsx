import type { personalPortfolio, ResumeEntry } from '#words/personal-portfolio.ts'
import { Card } from './card'
import styles from './ledger.module.css'

type LedgerProps = { words: (typeof personalPortfolio)['ledger'] }

/** Education and experience in two columns, each added up. Source: spec §2, "education and experience lists". */
export function Ledger({ words }: LedgerProps) {
  return (
    <Card id="experience" tab={words.tab} title={words.title}>
      <div className={styles.ledger}>
        <Column {...words.experience} total={words.total} />
        <Column {...words.education} total={words.total} />
      </div>
    </Card>
  )
}

type ColumnProps = {
  title: string
  entries: readonly ResumeEntry[]
  /** Before the sum. */
  total: string
  sum: string
}

function Column({ title, entries, total, sum }: ColumnProps) {
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
      <p className={styles.total}>
        <span className={styles.years}>{total}</span> <b className={styles.name}>{sum}</b>
      </p>
    </div>
  )
}
