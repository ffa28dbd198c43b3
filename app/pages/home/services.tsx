import { useId } from 'react'
import { homeServiceRows } from '~/content/en/home'
import { sectionNames } from '~/content/en/section-names'
import { Heading } from '~/ui/heading'
import { Marquee } from '~/ui/marquee'
import { Section } from '~/ui/section'
import styles from './services.module.css'

const [platforms, crafts] = homeServiceRows

/** Two moving rows of links to services. Source: spec §2, "two moving text rows of service links". */
export function Services() {
  const id = useId()
  return (
    <Section surface="chalk" space="half" width="bleed" aria-labelledby={id}>
      <Heading id={id} level={2} size="heading" className={styles.name}>
        {sectionNames.services}
      </Heading>
      <Marquee
        rows={[{ items: platforms }, { items: crafts, voice: 'counter', direction: 'end' }]}
      />
    </Section>
  )
}
