import { articlePage, digestArticle } from './articles.ts'

/** Texts of `/blog` apart from the articles. */
export const blog = {
  title: articlePage.section,
  headline: [{ text: 'Twelve notes' }, { text: 'from one year of work.', voice: 'counter' }],
  description:
    'What apps cost in Algiers, how Arabic and French share a screen, what maintenance pays for: twelve articles by the people who do the work.',
  editor: {
    label: 'The editor',
    author: digestArticle.author,
    text: 'Edits this blog. Three of us write it, about the questions that clients ask us most. The figures come from our own projects.',
  },
  search: { label: 'Search the articles', send: 'Search' },
  /** Titles of the lists in the sidebar. */
  margin: {
    label: 'Find an article',
    categories: 'Categories',
    archives: 'Archives',
    recent: 'Recent posts',
    tags: 'Tags',
  },
  pages: { label: 'Pages of articles', page: 'Page {number}', next: 'Next page' },
  /** `{count}` is a number, `{place}` and `{places}` are those of the page. */
  counts: {
    none: 'No articles',
    one: '1 article',
    several: '{count} articles',
    page: ', page {place} of {places}',
  },
  all: 'All articles',
  showAll: 'Show all articles',
  nothing: {
    title: [{ text: 'No article' }, { text: 'matches that.', voice: 'counter' }],
    text: 'Search looks at titles, summaries, categories, tags and authors. One word is often enough; accents do not matter.',
  },
  noScripts: {
    title: 'The other articles',
    text: 'Search, categories and page numbers need scripts, which are switched off in this browser. Here are all our other articles:',
  },
} as const
