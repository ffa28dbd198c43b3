import { useId } from 'react'
import type { servicePage } from '#words/service-page.ts'
import type { Service } from '~/content/collections/services'
import { HeadlineText } from '~/sections/headline'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './end.module.css'
import { Figure } from './figure'

type EndProps = {
  words: (typeof servicePage)['callToAction']
  service: Service
}

/**
 * The call to action beside a quote for this service: its figure as the letterhead, its three steps as the lines, and
 * days, names and price still to be written. Source: spec §2, "call to action".
 */
export function End({ words, service: { title, look, process } }: EndProps) {
  const id = useId()
  const { quote } = words
  return (
    <Section surface={look.callToAction} space="none" aria-labelledby={id} className={styles.end}>
      <div className={styles.words}>
        <Heading id={id} level={2} size="display">
          <HeadlineText headline={words.title} />
        </Heading>
        <p className={styles.text}>{words.text}</p>
        <ButtonLink href="/contact#consultation" className={styles.action}>
          {words.label}
        </ButtonLink>
      </div>
      {/* A drawing of a form: the steps have been read further up, and there is nothing to fill in. */}
      <div data-surface="chalk" className={styles.quote} aria-hidden="true">
        <Figure look={look} className={styles.letterhead} />
        <p className={styles.subject}>
          {quote.title} <span className={styles.counter}>{title}</span>
        </p>
        <ul>
          <li className={styles.line}>
            <span />
            <span>{quote.days}</span>
            <span>{quote.names}</span>
          </li>
          {process.map((step) => (
            <li key={step.title} className={styles.line}>
              <span>{step.title}</span>
              <span className={styles.blank} />
              <span className={styles.blank} />
            </li>
          ))}
        </ul>
        <p className={styles.price}>{quote.price}</p>
      </div>
    </Section>
  )
}
