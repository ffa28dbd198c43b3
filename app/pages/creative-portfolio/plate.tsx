import type { creativePortfolio } from '#words/creative-portfolio.ts'
import type { Partner } from '~/content/partners'
import { PartnerMark } from '~/sections/partner-mark'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import { useUiWords } from '~/ui/ui-words'
import styles from './plate.module.css'

type PlateProps = {
  words: (typeof creativePortfolio)['partners']
  partners: readonly Pick<Partner, 'slug' | 'name'>[]
}

/** The partners' marks, engraved in a brass plate that is screwed to the wall. Source: spec §2, "partners strip". */
export function Plate({ words, partners }: PlateProps) {
  const { label } = useUiWords().partners
  return (
    <Section surface="oxblood" space="none" aria-labelledby="partners" className={styles.wall}>
      <div data-surface="brass" className={styles.plate}>
        <Heading level={2} id="partners" label={label} size="subtitle">
          <HeadlineLines lines={words.title} />
        </Heading>
        <ul className={styles.partners}>
          {words.helpers.map(({ slug, part }) => (
            <li key={slug} className={styles.partner}>
              <PartnerMark of={slug} className={styles.mark} />
              <span className={styles.part}>{part}</span>{' '}
              <span className={styles.name}>
                {partners.find((partner) => partner.slug === slug)?.name}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
