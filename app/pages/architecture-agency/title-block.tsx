import type { architectureAgency } from '~/content/en/architecture-agency'
import { Section } from '~/ui/section'
import styles from './title-block.module.css'

type TitleBlockProps = { words: (typeof architectureAgency)['titleBlock'] }

/** A drawing's title block: says that the practice is invented and who made the page. */
export function TitleBlock({ words }: TitleBlockProps) {
  return (
    <Section surface="graphite" space="none" aria-label={words.label}>
      <dl className={styles.block}>
        {words.cells.map(({ term, text }) => (
          <div key={term} className={styles.cell}>
            <dt className={styles.term}>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
