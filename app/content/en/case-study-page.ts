/** Words of a case study's page apart from the case study. Source: spec §2, "case-study". */
export const caseStudyPage = {
  breadcrumb: { caseStudy: 'Case study' },
  /** Under the figure in the hero. */
  hero: { result: 'See the result' },
  /** Links to its sections, on phones in one row. */
  index: [
    { href: '#overview', label: 'Overview' },
    { href: '#research', label: 'Research' },
    { href: '#result', label: 'Result' },
    { href: '#meeting', label: 'Meeting' },
  ],
  overview: {
    title: 'Overview',
    client: 'Client',
    sector: 'Sector',
    duration: 'Duration',
    team: 'Team',
    teamSize: { one: '1 person', other: '{count} people' },
    services: 'Services',
  },
  research: { title: 'Research', findings: 'What we found' },
  quote: 'Quotation',
  result: { title: 'Result', project: 'See the project' },
  callToAction: {
    title: [{ text: 'Bring us' }, { text: 'the number' }, { text: 'to change.' }],
    text: 'In half an hour we look at the number you measure today, and at what it could be in a year.',
    label: 'Apply For Meeting',
    /** The tabs of the drawer: the other case studies, and the file that is still empty. */
    others: 'Other case studies',
    yours: 'Yours',
    /** The columns of its slip: the study's number, and the visitor's, which is still to be written. */
    before: 'Before',
    after: 'After',
  },
} as const
