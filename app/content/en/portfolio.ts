/** Words of the portfolio apart from the projects (`projects/`). */
export const portfolio = {
  title: 'Portfolio',
  description:
    'Ten projects by Ikosim Studio: banking, water, harbours, clinics, mountains, clementines. What we made, for whom, and what it changed.',
  headline: [{ text: 'The work', voice: 'counter' }, { text: 'and what it changed' }],
  strip: 'Ten projects, a strip of each',
  projects: {
    label: 'Projects',
    filter: 'Filter projects',
  },
  callToAction: {
    title: [{ text: 'Which of these' }, { text: 'is close to yours?' }],
    text: 'Name it, and say what differs. A designer and a developer read every message that reaches us.',
    label: 'Start a project',
  },
} as const
