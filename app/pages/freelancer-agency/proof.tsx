import { ownOr } from '~/lib/own-or'
import type { Surface } from '~/ui/section'
import styles from './proof.module.css'
import drawings from './proofs.svg'

/** Sheets on another paper: a screen for the night, and the yellow of the tail. */
const papers: Record<string, Surface> = { 'marsa-port': 'lead', 'sirocco-air': 'pencil' }

type ProofProps = {
  /** The key of its drawing in proofs.svg. */
  project: string
  note: string
}

/**
 * A sheet of graph paper with one letter or shape of a project, and what was corrected on it. On a phone the note is no
 * part of the sheet (proof.module.css), and `Job` places both.
 */
export function Proof({ project, note }: ProofProps) {
  return (
    <div data-surface={ownOr(papers, project, 'paper')} className={styles.proof}>
      <div className={styles.sheet}>
        <svg className={styles.drawing} aria-hidden="true">
          <use href={`${drawings}#${project}`} />
        </svg>
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  )
}
