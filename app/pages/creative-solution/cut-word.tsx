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

/** The lines of a section's headline, the last word of which is cut. For use inside a `Heading`. */
export function CutLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1
    const wordStart = line.lastIndexOf(' ') + 1
    return (
      <span key={line} className={styles.line}>
        {isLast ? line.slice(0, wordStart) : `${line} `}
        {isLast ? <CutWord word={line.slice(wordStart)} /> : null}
      </span>
    )
  })
}
