import type { architectureAgency } from '#words/architecture-agency.ts'
import { Island } from '~/islands/island'
import EnquiryForm from '~/pages/contact/enquiry-form.island'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './contact.module.css'

const titleId = 'commission'

type ContactProps = { words: (typeof architectureAgency)['contact'] }

/** The contact form of this page; its records carry the page's `pageSource`. Source: spec §2, §3, "pageSource". */
export function Contact({ words }: ContactProps) {
  return (
    <Section surface="concrete" aria-labelledby={titleId} className={styles.contact}>
      <div className={styles.words}>
        <Heading id={titleId} level={2} label={words.label}>
          {words.title}
        </Heading>
        <p className={styles.text}>{words.text}</p>
      </div>
      <div data-surface="plaster" className={styles.sheet}>
        <Island
          of={EnquiryForm}
          when="asked"
          props={{ titleId, pageSource: 'ArchitectureAgencyHome' }}
        />
      </div>
    </Section>
  )
}
