import type { Surface } from '~/ui/section'
import type { JobId } from './jobs'
import styles from './proof.module.css'
import drawings from './proofs.svg'

/** Sheets on another paper: a dial for the night, and the yellow of the kite. */
const papers: Partial<Record<JobId, Surface>> = { 'chenoua-sails': 'lead', 'nesma-kites': 'pencil' }

type ProofProps = {
  /** The key of its drawing in proofs.svg. */
  id: JobId
  note: string
}

/**
 * A sheet of graph paper with one letter or shape of a work, and what was corrected on it. On a phone the note is no
 * part of the sheet (proof.module.css), and `Job` places both.
 */
export function Proof({ id, note }: ProofProps) {
  return (
    <div data-surface={papers[id] ?? 'paper'} className={styles.proof}>
      <div className={styles.sheet}>
        <svg className={styles.drawing} aria-hidden="true">
          <use href={`${drawings}#${id}`} />
        </svg>
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  )
}
