import { useId } from 'react'
import type { creativeSolution } from '#words/creative-solution.ts'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import { CutLines } from './cut-word'
import { papers } from './papers'
import styles from './reasons.module.css'

const surfaces = ['card', 'tomato', 'aubergine'] as const

type ReasonsProps = { words: (typeof creativeSolution)['reasons'] }

/** Three reasons on three overlapping sheets of paper. Source: spec §2, "why choose us". */
export function Reasons({ words }: ReasonsProps) {
  const id = useId()
  const { label, title, items } = words
  return (
    <Section id="reasons" surface="violet" aria-labelledby={id} className={styles.reasons}>
      <svg viewBox="640 0 400 900" className={styles.frond} aria-hidden="true">
        <path d={papers.fronds[0]} />
      </svg>
      <Heading id={id} level={2} label={label} size="display" className={styles.title}>
        <CutLines lines={title} gesture="pasted" />
      </Heading>
      <ul className={styles.sheets}>
        {items.map(({ title, text }, index) => (
          <li key={title} className={styles.sheet}>
            <div data-surface={surfaces[index]} className={styles.paper}>
              <Heading level={3} size="title">
                {title}
              </Heading>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
