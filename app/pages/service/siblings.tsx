import { useId } from 'react'
import { serviceLinks } from '~/content/en/site-links'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './siblings.module.css'

/** The services in two columns; the one being read stands among them. Source: spec §2, "two columns of service links". */
export function Siblings({ current }: { current: string }) {
  const id = useId()
  return (
    <Section surface="chalk">
      <nav aria-labelledby={id} className={styles.siblings}>
        <Heading level={2} id={id} size="heading">
          All six services
        </Heading>
        <ul className={styles.columns}>
          {serviceLinks.map(({ label, href }) => (
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
