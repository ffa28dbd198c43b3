/** Texts of an article's page apart from the article. */
export const article = {
  section: 'Blog',
  /** `{count}` is a number of minutes. */
  minutes: { one: '1 minute to read', other: '{count} minutes to read' },
  contents: 'In this article',
  tags: 'Filed under',
  related: 'More on this subject.',
  neighbours: 'Articles before and after',
  previous: 'Previous article',
  next: 'Next article',
} as const
