import { inDecimals } from '~/lib/decimals'
import styles from './rating.module.css'
import { useUiWords } from './ui-words'
import { VisuallyHidden } from './visually-hidden'

type RatingProps = {
  /** Points from 0 to 5 as a numeric string: `5`, `4.5`. */
  value: string
}

/** Width of one facet with the gap after it, in units of the drawing. */
const step = 20

/** Five times the same characters, which compress well. */
const facets = `M1 16${Array(5).fill('h18l-9-16z').join(`m${step} 0`)}`

/** A rating out of five, drawn at 20 percent of the width per point, with its text alternative. Source: spec §9. */
export function Rating({ value }: RatingProps) {
  const { outOf } = useUiWords().rating
  return (
    <p className={styles.rating}>
      <svg viewBox="0 0 100 16" className={styles.facets} aria-hidden="true">
        <path d={facets} className={styles.empty} />
        {/* A nested svg clips its overflow. */}
        <svg width={`${Number(value) * 20}%`} height="16" aria-hidden="true">
          <path d={facets} className={styles.full} />
        </svg>
      </svg>
      <span>
        {inDecimals(value)}
        <VisuallyHidden>{` ${outOf}`}</VisuallyHidden>
      </span>
    </p>
  )
}
