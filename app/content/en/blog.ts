/** Texts of `/blog` apart from the articles. */
export const blog = {
  title: 'Blog',
  description:
    'What apps cost in Algiers, how Arabic and French share a screen, what maintenance pays for: articles by the people who do the work.',
  headline: [{ text: 'You ask.', voice: 'counter' }, { text: 'We answer.' }],
  /** What the list says, with its search, tabs and index. */
  finder: {
    search: { label: 'Search the articles', send: 'Search' },
    all: 'All articles',
    /** The search in the heading of its results. */
    quoted: '“{text}”',
    found: { zero: 'No articles', one: '1 article', other: '{count} articles' },
    /** Follows the number of articles. */
    page: ', page {place} of {places}',
    showAll: 'Show all articles',
    more: 'See More',
    nothing: {
      title: [{ text: 'No article' }, { text: 'matches that.' }],
      text: 'Search looks at titles, summaries, categories, tags and authors. One word is often enough; accents do not matter.',
    },
    pages: { label: 'Pages of articles', page: 'Page {number}', next: 'Next page' },
    noScripts: {
      title: 'The other articles',
      text: 'Search, categories and page numbers need scripts, which are switched off in this browser. Here are all our other articles:',
    },
    /** The index: the card of the editor, and titles of lists. */
    margin: {
      label: 'Find an article',
      editor: {
        label: 'The editor',
        text: 'Edits this blog. Three of us write it, about the questions that clients ask us most. The figures come from our own projects.',
      },
      categories: 'Categories',
      archives: 'Archives',
      tags: 'Tags',
      recent: 'Recent posts',
    },
  },
  ending: {
    title: 'The next one begins with a question.',
    text: 'Most of these notes answer a client’s question. Tell us what you would like to read about.',
    /** A question that has no article yet, who asked it, and what stands where its answer will be. */
    card: {
      question: 'Do we need artificial intelligence, or a search field that works?',
      from: 'Asked by a client.',
      answer: 'Not answered yet.',
    },
    action: 'Ask us',
    feed: 'Follow by feed',
  },
} as const
