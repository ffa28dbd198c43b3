import { useId } from 'react'
import type { creativeSolution } from '#words/creative-solution.ts'
import { classNames } from '~/lib/class-names'
import arrow from '~/ui/arrow.module.css'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './services.module.css'

const surfaces = ['card', 'lilac', 'tomato', 'sulphur', 'violet', 'lilac'] as const

type ServicesProps = { words: (typeof creativeSolution)['services'] }

/** Six services as links on strips of paper that reach the window's edge. Source: spec §2, "six service links". */
export function Services({ words }: ServicesProps) {
  const id = useId()
  const { label, title, items } = words
  return (
    <Section id="services" surface="aubergine" aria-labelledby={id} className={styles.services}>
      <Heading id={id} level={2} label={label} className={styles.title}>
        {title.join(' ')}
      </Heading>
      <ul>
        {items.map(({ title, text, href }, index) => (
          <li key={href} data-surface={surfaces[index]} className={styles.strip}>
            <span className={classNames(styles.name, arrow.arrow)}>
              <Link cover href={href} className={styles.link}>
                {title}
              </Link>
            </span>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
