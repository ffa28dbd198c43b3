import type { Surface } from '~/ui/section'
import styles from './stage.module.css'

/** Each with its paper, in stacking order, the lowest first. */
const pieces: readonly (readonly [name: string, paper: Surface])[] = [
  ['edge', 'aubergine'],
  ['sheet', 'card'],
  ['sky', 'sulphur'],
  ['sea', 'violet'],
  ['jib', 'lilac'],
  ['sun', 'tomato'],
  ['sail', 'tomato'],
  ['hull', 'aubergine'],
  ['gull', 'aubergine'],
  ['wing', 'aubergine'],
  ['wake', 'aubergine'],
  ['swell', 'aubergine'],
  ['foam', 'card'],
]

type StageProps = {
  /** Which picture the pieces form. Where scrolling animates, they come from the one before. */
  state: 'sketch' | 'wireframe' | 'prototype'
  /** Text alternative. */
  label: string
}

/** A picture of thirteen pieces of paper that form a sketch, a wireframe or a prototype. */
export function Stage({ state, label }: StageProps) {
  return (
    <div role="img" aria-label={label} data-state={state} className={styles.stage}>
      {pieces.map(([piece, paper]) => (
        <span key={piece} data-piece={piece} data-surface={paper} className={styles.piece} />
      ))}
    </div>
  )
}
