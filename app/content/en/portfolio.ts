/** Words of the portfolio apart from the projects (`projects/`). */
export const portfolio = {
  title: 'Portfolio',
  description:
    'Ten projects by Ikosim Studio: banking, water, harbours, clinics, mountains, clementines. What we made, for whom, and what it changed.',
  headline: [{ text: 'The work' }, { text: 'and what it changed', voice: 'counter' }],
  strip: 'Ten projects, each with its first result',
  /** What the first figure of each project counts, in four words: a strip has no room for its whole label. */
  counted: {
    'tassili-bank': 'to open an account',
    clement: 'growers under one name',
    'marsa-port': 'to hand over a shift',
    'noria-water': 'of bills paid online',
    'riwaq-books': 'of reading at a sitting',
    'yasmine-clinics': 'in the waiting room',
    'hoggar-trails': 'routes without a signal',
    'qantara-rides': 'seats booked a month',
    'dar-zellij': 'orders in the first year',
    'sirocco-air': 'away, still recognised',
  },
  projects: { label: 'Projects', filter: 'Filter projects' },
  callToAction: {
    title: [{ text: 'Your project' }, { text: 'could be next.' }],
    text: 'Tell us about it. A designer and a developer read every message that reaches us.',
    label: 'Start a project',
  },
} as const
