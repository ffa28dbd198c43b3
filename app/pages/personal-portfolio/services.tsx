import type { personalPortfolio } from '#words/personal-portfolio.ts'
import { Card } from './card'
import styles from './services.module.css'

type ServicesProps = { words: (typeof personalPortfolio)['services'] }

/** The services as a list, ruled between them. Source: spec §2, "Personal portfolio". */
export function Services({ words }: ServicesProps) {
  return (
    <Card id="services" tab={words.tab} title={words.title}>
      <dl className={styles.list}>
        {words.items.map(({ title, text }) => (
          <div key={title} className={styles.service}>
            <dt className={styles.title}>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
