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

/** The end of the page: the signed card with the call to action goes into its drawer, whose front leads to the footer. */
export function FiledCard({ words, demonstration }: FiledCardProps) {
  const id = useId()
  const { title, text, action, tab, guides, drawer } = words
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
              <Signature />
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

function Signature() {
  return (
    <svg viewBox="0 0 340 130" className={styles.signature} aria-hidden="true">
      <path
        pathLength="1"
        d="M48 22C42 52 36 84 28 108M20 34C70 2 118 30 104 70C94 98 52 114 22 106C60 116 104 96 118 78C126 66 142 68 138 82C134 96 116 98 118 84C122 72 142 80 152 70C148 86 148 98 160 88C166 82 170 70 170 70C166 86 168 98 176 92C184 84 186 70 186 70L180 96C186 78 200 62 202 74C202 86 196 98 206 92C214 86 218 70 218 70C212 88 214 98 222 92C238 78 252 62 250 74C232 68 226 96 240 94C252 90 256 70 256 70C250 92 256 98 266 92C284 82 300 66 326 60M222 52L224 50M40 124C130 106 220 108 312 100"
      />
    </svg>
  )
}
