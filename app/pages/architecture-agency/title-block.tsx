import { architectureTitleBlock } from '~/content/en/architecture-agency'
import { Section } from '~/ui/section'
import styles from './title-block.module.css'

/** A drawing's title block: says that the practice is invented and who made the page. */
export function TitleBlock() {
  return (
    <Section surface="graphite" space="none" aria-label="Title block">
      <dl className={styles.block}>
        {architectureTitleBlock.map(({ term, text }) => (
          <div key={term} className={styles.cell}>
            <dt className={styles.term}>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
