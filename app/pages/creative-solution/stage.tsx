import styles from './stage.module.css'

/** In stacking order, the lowest first. */
const pieces = [
  'edge',
  'sheet',
  'sky',
  'sea',
  'jib',
  'sun',
  'sail',
  'hull',
  'gull',
  'wing',
  'wake',
  'swell',
  'foam',
] as const

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
      {pieces.map((piece) => (
        <span key={piece} data-piece={piece} className={styles.piece} />
      ))}
    </div>
  )
}
