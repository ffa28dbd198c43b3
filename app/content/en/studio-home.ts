import type { FunFact } from './fun-facts.ts'
import type { ProjectSlug } from './project-cards.ts'

/** The words of the studio's own home page, in the order of the page. Source: spec §2, "Mobile app studio home". */

/** Headline figures, readable at once. Source: spec §3, fun facts of the mobile studio. */
export const studioFacts = [
  { factNumber: '50', title: 'apps in the stores' },
  { factNumber: '1000', title: 'clients so far' },
  { factNumber: '200', title: 'projects in our care' },
  { factNumber: '15', title: 'app developers' },
] as const satisfies readonly FunFact[]

/** The two moving rows. Source: spec §2. */
export const studioServiceRows = [
  [
    { title: 'iOS', href: '/service/technology' },
    { title: 'Android', href: '/service/technology' },
    { title: 'Flutter', href: '/service/technology' },
  ],
  [
    { title: 'Mobile UI/UX', href: '/service/ui-ux-design' },
    { title: 'Web Apps', href: '/service/reactjs-development' },
    { title: 'Maintenance', href: '/service/consultancy' },
  ],
] as const satisfies readonly (readonly { title: string; href: string }[])[]

export const studioReasons = {
  /** Stands in the headline where no loading time was measured. */
  unknownWait: 'only a moment',
  /** Begins the text. Both are equally long, so that nothing moves when the figure arrives. */
  proof: {
    measured:
      'Your browser measured that a moment ago, on your own connection, and sent the result to nobody.',
    unmeasured:
      'It is a finished document that can be read before any script has arrived, on any connection.',
  },
  text: 'Pages load like this when the people who quote for a product also design it, build it and answer the phone when it breaks. Ours all work on one floor in Algiers.',
  promises: [
    {
      term: 'One price',
      text: 'Agreed in writing before we start. If we underestimate the work, the extra days are at our expense.',
    },
    {
      term: 'Every Thursday',
      text: 'A demo of the work so far, on your own phone, from the first week until launch.',
    },
    {
      term: 'Your accounts',
      text: 'The domain, keys and store accounts are in your name from the first day. The code is yours once the last payment is made.',
    },
  ],
} as const

/** The nine of the grid; the first, fourth and fifth stand wide. Source: spec §4, "Mobile studio grid". */
export const studioWork = [
  'tassili-bank',
  'noria-water',
  'marsa-port',
  'yasmine-clinics',
  'hoggar-trails',
  'clement',
  'riwaq-books',
  'qantara-rides',
  'sirocco-air',
] as const satisfies readonly ProjectSlug[]
