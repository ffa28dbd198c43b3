import type { ReactNode } from 'react'
import { consultation as texts } from '~/content/en/consultation'
import { site } from '~/content/en/site'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './consultation.module.css'

type ConsultationProps = {
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
export function Consultation({ state, children }: ConsultationProps) {
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
        <p className={styles.without} role={state === 'failed' ? 'alert' : undefined}>
          {texts.without} <a href={`mailto:${site.email}`}>{site.email}</a>,{' '}
          <a href={site.phone.href}>{site.phone.label}</a>.
        </p>
        {children}
      </div>
    </Section>
  )
}
