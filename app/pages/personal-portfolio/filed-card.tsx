import { useId } from 'react'
import type { personalPortfolio } from '#words/personal-portfolio.ts'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './filed-card.module.css'

type FiledCardProps = {
  words: (typeof personalPortfolio)['end']
  /** Who made the page, and that the developer is invented. */
  demonstration: string
}

/** The end of the page: the card with the call to action and its slip of dates goes into its drawer, whose front leads to the footer. */
export function FiledCard({ words, demonstration }: FiledCardProps) {
  const id = useId()
  const { title, text, action, tab, guides, drawer, slip } = words
  return (
    <Section
      surface="celadon"
      space="none"
      width="bleed"
      aria-labelledby={id}
      className={styles.end}
    >
      <div className={styles.drawer}>
        {guides.map((guide) => (
          <div key={guide} className={styles.guide} aria-hidden="true">
            <p className={styles.tab}>{guide}</p>
          </div>
        ))}
        <div className={styles.card}>
          <p className={styles.tab} aria-hidden="true">
            {tab}
          </p>
          <div className={styles.sheet}>
            <Heading id={id} level={2} size="display" className={styles.title}>
              {title.text} <span className={styles.name}>{title.name}</span>
            </Heading>
            <div className={styles.body}>
              <p className={styles.text}>{text}</p>
              <ButtonLink href={action.href}>{action.label}</ButtonLink>
              <Slip words={slip} />
            </div>
          </div>
        </div>
      </div>
      <div data-surface="bottle" className={styles.front}>
        <p className={styles.plate} aria-hidden="true">
          {drawer}
        </p>
        <p className={styles.demonstration}>{demonstration}</p>
      </div>
    </Section>
  )
}

/** A slip pasted to the card, as in a library book: days in pairs, and the stamp over them. */
function Slip({
  words: { received, answered, dates, stamp },
}: {
  words: FiledCardProps['words']['slip']
}) {
  return (
    <div className={styles.slip}>
      <table className={styles.dates}>
        <thead>
          <tr>
            <th scope="col">{received}</th>
            <th scope="col">{answered}</th>
          </tr>
        </thead>
        <tbody>
          {dates.map(([day, next]) => (
            <tr key={day}>
              <td>{day}</td>
              <td>{next}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.stamp}>{stamp}</p>
    </div>
  )
}
