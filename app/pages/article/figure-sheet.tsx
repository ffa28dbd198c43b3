import type { ComponentProps, ReactNode } from 'react'
import { InlineText } from '~/ui/inline-text'
import styles from './figure-sheet.module.css'

type FigureSheetProps = Omit<ComponentProps<'figure'>, 'className'> & {
  caption: string
  /** Stands after the caption. */
  note?: string
  children: ReactNode
}

/** What a figure of an article is drawn on: a sheet up to the edge of the window. */
export function FigureSheet({ caption, note, children, ...rest }: FigureSheetProps) {
  return (
    // Figures stand below the first screen, so their styles can wait (scripts/postbuild/first-screen.ts).
    <figure className={styles.sheet} data-surface="sea" data-far="" {...rest}>
      {children}
      <figcaption>
        <InlineText text={caption} /> {note}
      </figcaption>
    </figure>
  )
}
