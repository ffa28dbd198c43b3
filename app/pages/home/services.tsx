import { useId } from 'react'
import type { home } from '#words/home.ts'
import type { Service } from '~/content/collections/services'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Marquee } from '~/ui/marquee'
import { Section } from '~/ui/section'
import styles from './services.module.css'

type ServicesProps = {
  words: (typeof home)['services']
  services: readonly (Pick<Service, 'slug' | 'title'> &
    Pick<Service['look'], 'surface'> & { result: string })[]
}

/**
 * Two moving rows of links, and the six services, each a face of its own colour. Source: spec §2, "two moving text
 * rows of service links".
 */
export function Services({ words, services }: ServicesProps) {
  const id = useId()
  const [platforms, crafts] = words.rows
  return (
    <Section id="services" surface="chalk" space="half" width="bleed" aria-labelledby={id}>
      <Heading id={id} level={2} size="heading" className={styles.name}>
        {words.label}
      </Heading>
      <Marquee
        rows={[{ items: platforms }, { items: crafts, voice: 'counter', direction: 'end' }]}
      />
      <ul className={styles.faces}>
        {services.map(({ slug, title, result, surface }) => (
          <li key={slug} data-surface={surface}>
            <Link cover href={`/service/${slug}`}>
              {title}
            </Link>
            <p>{result}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
