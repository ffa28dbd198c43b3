import type { FunFact } from './fun-facts.ts'
import type { ProjectSlug } from './project-cards.ts'

/** Texts of the studio's home page, in page order. Source: spec §2, "Mobile app studio home". */

/** Headline figures. Source: spec §3, fun facts of the mobile studio. */
export const homeFacts = [
  { factNumber: '50', title: 'apps in the stores' },
  { factNumber: '1000', title: 'clients so far' },
  { factNumber: '200', title: 'projects in our care' },
  { factNumber: '15', title: 'app developers' },
] as const satisfies readonly FunFact[]

/** The two moving rows. Source: spec §2. */
export const homeServiceRows = [
  [
    { title: 'iOS', href: '/service/technology' },
    { title: 'Android', href: '/service/technology' },
    { title: 'Flutter', href: '/service/technology' },
  ],
  [
    { title: 'Mobile UI/UX', href: '/service/ui-ux-design' },
    { title: 'Web Apps', href: '/service/reactjs-development' },
    { title: 'Maintenance', href: '/service' },
  ],
] as const satisfies readonly (readonly { title: string; href: string }[])[]

export const homeReasons = {
  /** Part of the headline if no loading time was measured. */
  unknownWait: 'only a moment',
  /** The same part otherwise. */
  measuredWait: '{milliseconds} milliseconds',
  /** First sentence of the text. Both have the same length, so that the switch shifts nothing. */
  proof: {
    measured:
      'Your browser measured that a moment ago, on your own connection, and sent the result nowhere.',
    unmeasured:
      'It is a finished document that can be read before any script has arrived, on any connection.',
  },
  text: 'The people who quote for your product also design it, build it and answer the phone when it breaks. They share one floor in Algiers.',
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
      text: 'The domain and app-store accounts are in your name from the first day. The code is yours once the last payment is made.',
    },
  ],
} as const

/** The nine projects of the grid; the first, fourth and fifth have wide tiles. Source: spec §4, "Mobile studio grid". */
export const homeWork = [
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
