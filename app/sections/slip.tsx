import type { Surface } from '~/ui/section'
import styles from './slip.module.css'

type SlipProps = {
  question: string
  /** That the slip lies on. */
  ground: Surface
}

/** What a client asked, on a slip of paper in the narrow voice. */
export function Slip({ question, ground }: SlipProps) {
  return (
    <span data-surface={paperOn(ground)} className={styles.slip}>
      {question}
    </span>
  )
}

/** The surface of the paper that a question is written on. */
export function paperOn(ground: Surface): Surface {
  return ground === 'chalk-2' ? 'clementine' : 'chalk'
}
