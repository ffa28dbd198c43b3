import type { marketingAgency } from '#words/marketing-agency.ts'
import type { partners } from '~/content/partners'
import { Heading } from '~/ui/heading'
import { Section, type Surface } from '~/ui/section'
import styles from './partners.module.css'

type PartnersProps = {
  words: (typeof marketingAgency)['partners']
  partners: typeof partners
}

/** Colours of the strips, from the top. */
const papers: readonly Surface[] = ['newsprint', 'poster', 'tar', 'lemon']

/** Four companies as strips of paper on one wall, each with what it does. Source: spec §2, "partners". */
export function Partners({ words: { label, title, strips }, partners }: PartnersProps) {
  return (
    <Section surface="fluo" width="bleed" aria-labelledby="partners" className={styles.wall}>
      <Heading id="partners" level={2} label={label} className={styles.heading}>
        {title}
      </Heading>
      <ul className={styles.strips}>
        {strips.map(({ slug, does }, index) => (
          <li key={slug} data-surface={papers[index]} className={styles.strip}>
            <span className={styles.name}>
              {partners.find((partner) => partner.slug === slug)?.name}
            </span>{' '}
            <span className={styles.does}>{does}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
