import { useId } from 'react'
import type { servicesPage } from '#words/services-page.ts'
import type { services } from '~/content/collections/services'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import { Figure } from './figure'
import styles from './services-end.module.css'

type EndProps = {
  words: (typeof servicesPage)['end']
  services: readonly Pick<(typeof services)[number], 'slug' | 'look'>[]
}

/** How many folds are wide enough for a figure. */
const folds = 5

/** Figures of the services as the folds of a leporello, which opens towards the call to action. */
export function End({ words, services }: EndProps) {
  const id = useId()
  return (
    <Section id="advice" surface="chalk" space="none" aria-labelledby={id} className={styles.end}>
      <div className={styles.words}>
        <Heading id={id} level={2} className={styles.title}>
          {words.title}
        </Heading>
        <p className={styles.text}>{words.text}</p>
        <ButtonLink href="/contact#consultation" className={styles.action}>
          {words.label}
        </ButtonLink>
      </div>
      <div className={styles.folds} aria-hidden="true">
        {services.slice(0, folds).map(({ slug, look }) => (
          <Figure key={slug} look={look} className={styles.page} />
        ))}
      </div>
    </Section>
  )
}
