import { useId } from 'react'
import { Section, type Surface } from '~/ui/section'
import type { Headline } from './headline'
import { partnerMarks } from './partner-marks'
import styles from './partners.module.css'
import { SectionHeading } from './section-heading'

/** A company and its mark; the compiler asks for a drawing of each. */
type PartnerItem = {
  slug: keyof typeof partnerMarks
  name: string
  /** What it does, in one line. */
  role?: string
}

type PartnersProps = {
  title: Headline
  text?: string
  partners: readonly PartnerItem[]
  surface?: Surface
}

/** The marks of those the studio works with, in the colour of the text. Source: spec §2, "partner logos". */
export function Partners({ title, text, partners, surface }: PartnersProps) {
  const id = useId()
  return (
    <Section surface={surface} aria-labelledby={id}>
      <SectionHeading id={id} title={title} text={text} />
      <ul className={styles.partners}>
        {partners.map(({ slug, name, role }) => (
          <li key={slug} className={styles.partner}>
            <p className={styles.logo} data-voice={partnerMarks[slug].voice}>
              <svg viewBox="0 0 48 48" className={styles.mark} aria-hidden="true">
                <path d={partnerMarks[slug].shapes} />
              </svg>
              {name}
            </p>
            {role ? <p className={styles.role}>{role}</p> : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
