import { useId } from 'react'
import type { home } from '#words/home.ts'
import type { MenuLink } from '#words/site.ts'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Marquee } from '~/ui/marquee'
import { Section } from '~/ui/section'
import styles from './services.module.css'

type ServicesProps = {
  words: (typeof home)['services']
  /** The six services. */
  links: readonly MenuLink[]
}

/** Two moving rows of links, and the six services. Source: spec §2, "two moving text rows of service links". */
export function Services({ words, links }: ServicesProps) {
  const id = useId()
  const [platforms, crafts] = words.rows
  return (
    <Section surface="chalk" space="half" width="bleed" aria-labelledby={id}>
      <Heading id={id} level={2} size="heading" className={styles.name}>
        {words.label}
      </Heading>
      <Marquee
        rows={[{ items: platforms }, { items: crafts, voice: 'counter', direction: 'end' }]}
      />
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
