import type { article as english } from '../en/article.ts'
import type { Translation } from '../translation.ts'

export const article = {
  section: 'Blog',
  minutes: { one: '{count} minute de lecture', other: '{count} minutes de lecture' },
  contents: 'Dans cet article',
  tags: 'Mots-clés',
  related: 'Encore sur ce sujet.',
  neighbours: 'Articles précédent et suivant',
  previous: 'Article précédent',
  next: 'Article suivant',
} as const satisfies Translation<typeof english>
