import type { architectureAgency } from '#words/architecture-agency.ts'
import { PartnerMark } from '~/sections/partner-mark'
import { TitledSection } from '~/sections/section-heading'
import { useUiWords } from '~/ui/ui-words'
import styles from './partners.module.css'

type PartnersProps = {
  words: (typeof architectureAgency)['partners']
  /** The firms' names, by the slugs of the rows. */
  names: Readonly<Record<string, string>>
}

/** Four of the partners, as the rows of a title block: trade, firm, what it does here. Source: spec §2, "partners". */
export function Partners({ words, names }: PartnersProps) {
  const { label } = useUiWords().partners
  return (
    <TitledSection surface="plaster" label={label} title={words.title} className={styles.block}>
      <ul className={styles.rows}>
        {words.rows.map(({ slug, trade, task }) => (
          <li key={slug} className={styles.row}>
            <span className={styles.trade}>{trade}</span>
            <b className={styles.firm}>
              <PartnerMark of={slug} className={styles.mark} />
              {names[slug]}
            </b>
            <span>{task}</span>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
