import { useId } from 'react'
import type { creativeSolution } from '#words/creative-solution.ts'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import { CutLines } from './cut-word'
import styles from './process.module.css'
import { Stage } from './stage'

const states = ['sketch', 'wireframe', 'prototype'] as const

type ProcessProps = { words: (typeof creativeSolution)['process'] }

/**
 * Three steps, each with a picture made of the same pieces of paper. Where scroll-driven animation works, the pieces
 * move from the picture of the step before to their own as it comes into view.
 * Source: spec §2, "process steps".
 */
export function Process({ words }: ProcessProps) {
  const id = useId()
  const { label, title, text, steps } = words
  return (
    <Section id="week" surface="lilac" aria-labelledby={id} className={styles.process}>
      <div className={styles.heading}>
        <Heading id={id} level={2} label={label} size="display" className={styles.title}>
          <CutLines lines={title} gesture="steps" />
        </Heading>
        <p className={styles.text}>{text}</p>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ title, when, text, picture }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.still}>
              <Stage state={states[index] ?? 'sketch'} label={picture} />
            </div>
            <div className={styles.words}>
              <p className={styles.when}>{when}</p>
              <Heading level={3} size="title">
                {title}
              </Heading>
              <p className={styles.told}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
