import { useId } from 'react'
import type { home } from '#words/home.ts'
import type { services } from '~/content/collections/services'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Marquee } from '~/ui/marquee'
import { Section } from '~/ui/section'
import styles from './services.module.css'

type ServicesProps = {
  words: (typeof home)['services']
  services: readonly Pick<(typeof services)[number], 'slug' | 'title' | 'result'>[]
}

/**
 * Two moving rows of links, and all services by name, each with what comes of it.
 * Source: spec §2, "two moving text rows of service links".
 */
export function Services({ words, services }: ServicesProps) {
  const id = useId()
  const [platforms, crafts] = words.rows
  return (
    <Section
      id="services"
      surface="chalk"
      space="none"
      width="bleed"
      aria-labelledby={id}
      className={styles.services}
    >
      <div className={styles.head}>
        <Heading id={id} level={2}>
          {words.label}
        </Heading>
        <Link href="/service" className={styles.all}>
          {words.all}
        </Link>
      </div>
      <Marquee
        rows={[{ items: platforms }, { items: crafts, voice: 'counter', direction: 'end' }]}
      />
      <ul className={styles.list}>
        {services.map(({ slug, title, result }) => (
          <li key={slug}>
            <Link href={`/service/${slug}`}>{title}</Link>
            <p>{result}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
