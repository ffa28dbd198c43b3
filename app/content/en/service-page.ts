/** Words of a service's page apart from the service itself (`services/`). */
import { sectionNames } from './section-names.ts'

export const servicePage = {
  breadcrumb: { services: 'Services' },
  /** Leads to the estimate. */
  estimate: 'What would it cost?',
  /** The same for every service; it agrees with `dayRate` in `estimate.ts`. */
  dayPrice: 'A day costs $200.',
  deliverables: { title: 'What you receive' },
  process: {
    label: sectionNames.process,
    title: 'Three steps, in this order',
  },
  siblings: { title: 'All six services' },
  questions: {
    title: 'Before you sign',
  },
  callToAction: {
    title: [{ text: 'Days, names,' }, { text: 'and a fixed price.' }],
    text: 'Our quotes list all three, and say what is not included. The first half-hour of advice is free, and so is the quote.',
    label: 'Schedule a Consultation',
    /** On the drawn form. */
    quote: { title: 'Quote', days: 'Days', names: 'Names', price: 'Fixed price' },
  },
} as const
