/** Words of a project's page apart from the project. Source: spec §2, "portfolio/{portfolioDetailsId}". */
export const projectPage = {
  breadcrumb: { portfolio: 'Portfolio' },
  facts: {
    client: 'Client',
    category: 'Category',
    location: 'Location',
    date: 'Date',
    software: 'Software',
  },
  figures: 'What changed',
  scene: 'Picture of the project',
  plates: 'Pictures of the work',
  /** Before the title of the case study about the project. */
  caseStudy: 'Read the case study:',
  neighbours: { label: 'Other projects', next: 'Next Project', previous: 'Prev Project' },
  end: { text: 'Something like this, for you?', action: 'Start a project' },
} as const
