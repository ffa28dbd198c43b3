/** Words of a project's page apart from the project. Source: spec §2, "portfolio/{portfolioDetailsId}". */
export const projectPage = {
  breadcrumb: { portfolio: 'Portfolio' },
  /** Links to its sections, on phones in one row. */
  index: { facts: 'Facts', figures: 'Results', pictures: 'Pictures', next: 'Next project' },
  facts: {
    client: 'Client',
    category: 'Category',
    location: 'Location',
    date: 'Date',
    software: 'Software',
  },
  figures: 'What changed',
  /** Over and under the two bars that compare a figure. */
  scale: {
    before: 'Before',
    now: 'Now',
    /** What they are where more is to be said than that, by the project's slug. */
    names: {
      'tassili-bank': { before: 'At a branch', now: '11 minutes: five screens on a phone' },
      'qantara-rides': { before: 'In the pilot' },
      'sirocco-air': { before: 'Paint', now: 'Film' },
    },
    /** What each piece of the longer bar was for: a day at the branch. */
    pieces: { 'tassili-bank': ['form', 'certificate', 'signature', 'letter'] },
    /** The number at the end of a piece that is a day. */
    days: 'day {count}',
  },
  scene: 'Picture of the project',
  plates: 'Pictures of the work',
  /** Before the title of the case study about the project. */
  caseStudy: 'Read the case study:',
  neighbours: { label: 'Other projects', next: 'Next Project', previous: 'Prev Project' },
  end: { text: 'Something like this, for you?', action: 'Start a project' },
} as const
