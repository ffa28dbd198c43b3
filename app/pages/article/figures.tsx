import type { articleFigures } from '#words/article-figures.ts'
import type { Figure } from '~/lib/prose'
import { Outbox } from './outbox-figure'

type ArticleFigureProps = Figure & { words: typeof articleFigures }

/** What is drawn for an article, by its name there. */
export function ArticleFigure({ name, caption, words }: ArticleFigureProps) {
  switch (name) {
    case 'outbox':
      return <Outbox caption={caption} words={words.outbox} />
  }
}
