import { architectureTitleBlock } from '~/content/en/architecture-agency'
import { Section } from '~/ui/section'
import styles from './architecture-title-block.module.css'

/** The block in the corner of the sheet, which says whose work the page is. */
export function ArchitectureTitleBlock() {
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
