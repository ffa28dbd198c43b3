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
  /** Over the two bars that compare a figure. */
  scale: {
    /** What the shorter or longer bar was, by the project's slug. */
    before: {
      'tassili-bank': 'Before: four days',
      clement: 'Before: four colours',
      'marsa-port': 'Before: 26 min',
      'noria-water': 'Before: 12%',
      'riwaq-books': 'Before: 10 min',
      'yasmine-clinics': 'Before: 47 min',
      'hoggar-trails': 'Before',
      'qantara-rides': 'In the pilot: 19%',
      'dar-zellij': 'Before',
      'sirocco-air': 'Paint: nine days',
    },
    /** Instead of the longer bar: the paper that each day at the branch was for. */
    papers: { 'tassili-bank': ['form', 'certificate', 'signature', 'letter'] },
    /** The screens that took their place. */
    screens: { 'tassili-bank': ['card', 'face', 'address', 'work', 'name'] },
    /** From the first screen to the last, on the clocks of the pictures. */
    span: '9:41 → 9:52',
    /** What it is, where its value alone would only say the figure again. */
    after: { 'tassili-bank': 'Now: five screens on a phone' },
    now: 'Now: {value}',
  },
  scene: 'Picture of the project',
  plates: 'Pictures of the work',
  /** Before the title of the case study about the project. */
  caseStudy: 'Read the case study:',
  neighbours: { label: 'Other projects', next: 'Next Project', previous: 'Prev Project' },
  end: { text: 'Something like this, for you?', action: 'Start a project' },
} as const
