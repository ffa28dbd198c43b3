import { classNames } from '~/lib/class-names'
import styles from './cut-word.module.css'

type CutWordProps = { word: string; className?: string }

/** A word cut in two. The half that is moved is drawn by the style sheet, so that the word is in the page once. */
export function CutWord({ word, className }: CutWordProps) {
  return (
    <span data-word={word} className={classNames(styles.cut, className)}>
      <span className={styles.kept}>{word}</span>
    </span>
  )
}

type CutLinesProps = {
  lines: readonly string[]
  /** What paper does to the last word: a cut along it, three steps, or a strip pasted under it. */
  gesture: 'cut' | 'steps' | 'pasted'
}

/** The lines of a section's headline, with a gesture of paper at the last word. For use inside a `Heading`. */
export function CutLines({ lines, gesture }: CutLinesProps) {
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1
    const wordStart = line.lastIndexOf(' ') + 1
    const word = line.slice(wordStart)
    return (
      <span key={line} className={styles.line}>
        {isLast ? line.slice(0, wordStart) : `${line} `}
        {isLast ? <LastWord word={word} gesture={gesture} /> : null}
      </span>
    )
  })
}

function LastWord({ word, gesture }: { word: string; gesture: CutLinesProps['gesture'] }) {
  if (gesture === 'pasted') return <span className={styles.pasted}>{word}</span>
  // Arabic letters are joined: their word keeps its one cut.
  if (gesture === 'cut' || !/^\p{Script=Latin}/u.test(word)) return <CutWord word={word} />
  const third = Math.ceil(word.length / 3)
  return (
    <span className={styles.steps}>
      {[0, third, 2 * third].map((start) => (
        <span key={start}>{word.slice(start, start + third)}</span>
      ))}
    </span>
  )
}
