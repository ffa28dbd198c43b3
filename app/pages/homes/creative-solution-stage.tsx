import styles from './creative-solution-stage.module.css'

/** In the order in which they lie on one another. */
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

type CreativeSolutionStageProps = {
  /** Where the pieces lie. `moving` goes through all three as the section named `--week` is scrolled. */
  state: 'sketch' | 'wireframe' | 'prototype' | 'moving'
  /** What the picture shows. */
  label: string
}

/** Thirteen pieces of paper that are a sketch, a wireframe or a prototype of the same thing. */
export function CreativeSolutionStage({ state, label }: CreativeSolutionStageProps) {
  return (
    <div role="img" aria-label={label} data-state={state} className={styles.stage}>
      {pieces.map((piece) => (
        <span key={piece} data-piece={piece} className={styles.piece} />
      ))}
    </div>
  )
}
