import type { photographyAgency } from '#words/photography-agency.ts'
import { Island } from '~/islands/island'
import EnquiryForm from '~/pages/contact/enquiry-form.island'
import { BayMap } from '~/sections/bay-map/bay-map'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './enquiry.module.css'

type EnquiryProps = { words: (typeof photographyAgency)['enquiry'] }

/** The contact form beside a drawn map; a button loads the live one. Source: spec §2 and §3, `pageSource`; D9 and D20. */
export function Enquiry({ words }: EnquiryProps) {
  return (
    <Section surface="baryta" space="none" width="bleed" className={styles.enquiry}>
      <section id="write" aria-labelledby="write-title" className={styles.form}>
        <Heading
          level={2}
          label={words.label}
          voice="display"
          id="write-title"
          className={styles.title}
        >
          {words.title}
        </Heading>
        <p className={styles.text}>{words.text}</p>
        <Island
          of={EnquiryForm}
          when="asked"
          props={{ titleId: 'write-title', pageSource: 'PhotographyAgencyHome' }}
        />
      </section>
      <BayMap />
    </Section>
  )
}
