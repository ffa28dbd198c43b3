import { useId } from 'react'
import type { servicePage } from '#words/service-page.ts'
import type { services } from '~/content/collections/services'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './siblings.module.css'

type SiblingsProps = {
  words: (typeof servicePage)['siblings']
  services: readonly Pick<(typeof services)[number], 'slug' | 'title'>[]
  /** The slug of the service that is being read. */
  current: string
}

/**
 * A strip with the services in two columns; the one being read stands among them. Source: spec §2, "two columns of
 * service links".
 */
export function Siblings({ words, services, current }: SiblingsProps) {
  const id = useId()
  return (
    <Section surface="chalk" className={styles.section}>
      <nav aria-labelledby={id} className={styles.siblings}>
        <Heading level={2} id={id} size="heading">
          {words.title}
        </Heading>
        <ul className={styles.columns}>
          {services.map(({ slug, title }) => (
            <li key={slug} className={styles.service}>
              <Link
                cover
                href={`/service/${slug}`}
                aria-current={slug === current ? 'page' : undefined}
                className={styles.link}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  )
}
