import { useId } from 'react'
import type { servicePage } from '#words/service-page.ts'
import type { MenuLink } from '#words/site.ts'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './siblings.module.css'

type SiblingsProps = {
  words: (typeof servicePage)['siblings']
  links: readonly MenuLink[]
  /** The slug of the service that is being read. */
  current: string
}

/** The services in two columns; the one being read stands among them. Source: spec §2, "two columns of service links". */
export function Siblings({ words, links, current }: SiblingsProps) {
  const id = useId()
  return (
    <Section surface="chalk">
      <nav aria-labelledby={id} className={styles.siblings}>
        <Heading level={2} id={id} size="heading">
          {words.title}
        </Heading>
        <ul className={styles.columns}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={href === `/service/${current}` ? 'page' : undefined}
                className={styles.link}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  )
}
