import type { marketingAgency } from '#words/marketing-agency.ts'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './vacancy.module.css'

type VacancyProps = { words: (typeof marketingAgency)['call'] }

/**
 * The call to action: a white sheet over the last poster, one corner of it still loose. Whoever is about to follow the
 * link presses the corner down. Source: spec §2, "call-to-action banner".
 */
export function Vacancy({ words: { title, text, action } }: VacancyProps) {
  return (
    <Section surface="fluo" width="bleed" space="none" aria-labelledby="vacancy">
      <div className={styles.wall}>
        <div data-surface="newsprint" className={styles.sheet}>
          <Heading id="vacancy" level={2} size="display" className={styles.title}>
            {title.map((line, index) => (
              <span key={line} className={styles.line}>
                {index > 0 ? ' ' : null}
                {line}
              </span>
            ))}
          </Heading>
          <p className={styles.text}>{text}</p>
          <ButtonLink href={action.href} className={styles.action}>
            {action.label}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
