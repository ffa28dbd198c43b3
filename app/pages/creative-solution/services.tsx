import { useId } from 'react'
import type { creativeSolution } from '#words/creative-solution.ts'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import { CutLines } from './cut-word'
import styles from './services.module.css'

const surfaces = ['chalk', 'sky', 'clementine', 'chalk-2', 'sea', 'sky'] as const

type ServicesProps = { words: (typeof creativeSolution)['services'] }

/** Six services as links on strips of paper that reach the window's edge. Source: spec §2, "six service links". */
export function Services({ words }: ServicesProps) {
  const id = useId()
  const { label, title, items } = words
  return (
    <Section surface="ink" aria-labelledby={id} className={styles.services}>
      <Heading id={id} level={2} label={label} className={styles.title}>
        <CutLines lines={title} gesture="folded" />
      </Heading>
      <ul>
        {items.map(({ title, text, href }, index) => (
          <li key={href} data-surface={surfaces[index]} className={styles.strip}>
            <Link cover href={href} className={styles.link}>
              {title}
            </Link>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
