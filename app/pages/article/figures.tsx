import type { articleFigures } from '#words/article-figures.ts'
import type { Figure } from '~/lib/prose'
import { Fields } from './fields-figure'
import { Outbox } from './outbox-figure'
import { Paperwork } from './paperwork-figure'

type ArticleFigureProps = Figure & { words: typeof articleFigures }

/** What is drawn for an article, by its name there. */
export function ArticleFigure({ name, caption, words }: ArticleFigureProps) {
  switch (name) {
    case 'outbox':
      return <Outbox caption={caption} words={words.outbox} />
    case 'fields':
      return <Fields caption={caption} words={words.fields} />
    case 'paperwork':
      return <Paperwork caption={caption} words={words.paperwork} />
  }
}
