/** Words of the list of services apart from the services themselves (`services.ts`). */
export const servicesPage = {
  title: 'Services',
  description:
    'Design, React, marketing, apps, advice and logos: the six services of Ikosim Studio, what maintenance costs after launch, and what clients say.',
  headline: [{ text: 'Six services.' }, { text: 'Most projects need two.' }],
  /** Links to its sections, on phones in one row. */
  index: [
    { href: '#services', label: 'Services' },
    { href: '#plans', label: 'Plans' },
    { href: '#clients', label: 'Clients' },
    { href: '#advice', label: 'Advice' },
  ],
  /** Beside the faces of the opened cube. */
  net: {
    text: 'Projects go wrong when one team hands over to the next. Here both teams share a table.',
    label: 'What would it cost?',
  },
  /** The plans: `pricing.ts`. */
  pricing: { ask: 'Ask about this plan' },
  end: {
    title: 'Not sure which of the six?',
    text: 'Tell us what goes wrong today, in your own words. Half an hour is free, and after it you know which of them you need, or that you need none.',
    label: 'Schedule a Consultation',
  },
} as const
