import { Fragment } from 'react'
import type { freelancerAgency } from '#words/freelancer-agency.ts'
import type { partners } from '~/content/partners'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './partners.module.css'

type PartnersProps = {
  words: (typeof freelancerAgency)['partners']
  partners: typeof partners
}

/** Four companies, named in one sentence. Source: spec §2, "partners". */
export function Partners({ words: { label, title, sentence }, partners }: PartnersProps) {
  return (
    <Section surface="paper" aria-labelledby="partners" className={styles.wall}>
      <Heading
        id="partners"
        level={2}
        size="subtitle"
        voice="counter"
        label={label}
        className={styles.title}
      >
        {title}
      </Heading>
      <p className={styles.sentence}>
        {sentence.map(({ text, slug }) => (
          <Fragment key={slug}>
            {text} <b className={styles.name}>{partners.find((one) => one.slug === slug)?.name}</b>
          </Fragment>
        ))}
        .
      </p>
    </Section>
  )
}
