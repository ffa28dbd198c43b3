import { site } from './site.ts'

/** What search engines and link previews are told in words, beside the titles and descriptions of the pages. */
export const seo = {
  /** The title of the feed, for feed readers. */
  feed: `${site.name}: articles`,
  /** The alternative text of a page's social card. */
  cardAlt: '{title}, and the faceted mark of {studio}',
  areaServed: ['Algeria', 'Tunisia', 'France'],
  /** Headings and a note of `llms.txt`. */
  llms: {
    pages: 'Pages',
    services: 'Services',
    projects: 'Projects',
    caseStudies: 'Case studies',
    articles: 'Articles',
    team: 'Team',
    note: 'The pages of the demonstration homes speak for invented businesses: their figures are not the studio’s.',
  },
}
