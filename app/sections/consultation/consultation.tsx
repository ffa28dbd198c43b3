import type { ReactNode } from 'react'
import type { words } from '#words/parts/contact-consultation.ts'
import { contacts } from '~/content/contacts'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './consultation.module.css'

type ConsultationProps = {
  texts: (typeof words)['section']
  /** `failed`: the code for days and times could not be fetched. */
  state: 'waiting' | 'ready' | 'failed'
  /** Days and times, once they have loaded. */
  children?: ReactNode
}

/** The heading's id, for the form inside. */
export const consultationTitleId = 'consultation-title'

/**
 * Proposes thirty minutes with the studio. Days and times depend on the current time, so the prerendered page has
 * none; without them it gives other ways to propose a time. Source: D26.
 */
export function Consultation({ texts, state, children }: ConsultationProps) {
  return (
    <Section
      id="consultation"
      surface="chalk-2"
      aria-labelledby={consultationTitleId}
      data-state={state}
      className={styles.section}
    >
      <Heading level={2} size="display" id={consultationTitleId}>
        <HeadlineLines lines={texts.title} />
      </Heading>
      <div className={styles.words}>
        <p className={styles.lead}>{texts.lead}</p>
        <p className={styles.proposal}>{texts.proposal}</p>
      </div>
      <div className={styles.body}>
        <p className={styles.waiting}>{texts.waiting}</p>
        <p className={styles.without} role="alert">
          {texts.without} <a href={`mailto:${contacts.email}`}>{contacts.email}</a>,{' '}
          <a href={contacts.phone.href}>{contacts.phone.label}</a>.
        </p>
        {children}
      </div>
    </Section>
  )
}
