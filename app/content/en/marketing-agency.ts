import type { PartnerSlug } from '../partners.ts'
import type { PlanWords } from '../plan-prices.ts'
import type { FunFact } from './fun-facts.ts'
import { houseNames } from './house-names.ts'
import { sectionNames } from './section-names.ts'

/** One of the eight posters; its picture is found by the project. Source: spec §3, "Carousel item". */
type Bill = {
  /** The slug of the studio’s own project to which the poster links. */
  project: string
  /** The invented client. */
  title: string
  subtitle: string
  /** Height of the poster on the wall, in metres. */
  metres: number
}

/** Words of the marketing home, about an invented poster agency, Colle. Source: spec §2, "Marketing agency". */
export const marketingAgency = {
  title: 'Marketing agency',
  description:
    'Colle pastes campaigns on walls in three cities and counts who looks up. A home page for a marketing agency, made by Ikosim Studio.',
  hero: {
    house: houseNames['/marketing-agency'],
    title: ['Let’s', 'talk'],
    text: 'Take a wall! Algiers, Oran, Constantine. Pasted by sunrise, seen by everybody. Colle is an invention of Ikosim.',
    action: { label: 'Rent a wall', href: '/contact' },
  },
  film: {
    title: 'Twelve metres of poster, up by sunrise',
    text: 'Two people. One ladder. 384 sheets in one night. Then the wall was a cinema: the street watched an open film by the Blender Foundation.',
    video: {
      /** An open film by the Blender Foundation. */
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'the Blender film shown here',
    },
  },
  services: {
    label: sectionNames.coreServices,
    title: 'Four ways to be noticed',
    items: [
      {
        id: 'walls',
        title: 'Walls',
        subtitle: 'Rent them, paint them, paste them. Billboards, gables, shop shutters.',
      },
      {
        id: 'launches',
        title: 'Launches',
        subtitle: 'Count down ten days in the street. Open your door to a crowd.',
      },
      {
        id: 'search',
        title: 'Search',
        subtitle: 'Be the word they type after your poster. Be the page they find.',
      },
      {
        id: 'letters',
        title: 'Lettering',
        subtitle: 'Be read from a moving bus, in Arabic, French and Tamazight.',
      },
    ],
  },
  agile: {
    label: sectionNames.agile,
    /** Parts of one sentence: a small line, then a day in very large type. */
    steps: [
      { text: 'We paste a poster on', day: 'Sunday,' },
      { text: 'count who looks at it on', day: 'Thursday,' },
      { text: 'and paste the next one on', day: 'Monday.' },
    ],
    text: 'Try it on one wall. Count for a week. It works? Three cities get it. It fails? Tear it down.',
  },
  bills: {
    label: sectionNames.portfolio,
    title: 'Posters you can read at fifty kilometres an hour',
    slides: 'Eight posters',
    /** What the drawn scale beside a poster says. */
    scale: '{metres} m high',
    items: [
      {
        project: 'clement',
        title: 'Chelif Melons',
        subtitle: '40 lorries, one summer',
        metres: 2.4,
      },
      {
        project: 'noria-water',
        title: 'Hammam Nedjma',
        subtitle: '112 tram shelters',
        metres: 1.8,
      },
      {
        project: 'sirocco-air',
        title: 'Saoura Coaches',
        subtitle: 'At the coach station',
        metres: 12,
      },
      {
        project: 'riwaq-books',
        title: 'Revue Qaf',
        subtitle: 'On kiosks that agreed',
        metres: 0.8,
      },
      {
        project: 'qantara-rides',
        title: 'Qamar Taxis',
        subtitle: 'Opposite nine bus stops',
        metres: 5,
      },
      { project: 'dar-zellij', title: 'Zina Paints', subtitle: 'A wall of 512 sheets', metres: 16 },
      {
        project: 'yasmine-clinics',
        title: 'Salon Yamina',
        subtitle: '29 bakery doors',
        metres: 1.2,
      },
      {
        project: 'hoggar-trails',
        title: 'Azalai Inn',
        subtitle: 'Where the tarmac ends',
        metres: 8,
      },
    ] as const satisfies readonly Bill[],
  },
  facts: {
    label: sectionNames.funFacts,
    items: [
      { factNumber: '640', title: 'walls we may paste posters on' },
      { factNumber: '31', title: 'campaigns last year' },
      { factNumber: '6', title: 'campaigns replaced within a week' },
      { factNumber: '4.2M', title: 'people who pass our walls in a month' },
    ] as const satisfies readonly FunFact[],
  },
  /** Prices by the month and by the year. Source: spec §3, "Pricing plan". */
  pricing: {
    title: 'What a wall costs',
    intro:
      'By the month, a new poster every month. By the year, one that stays. Paper, paste, permits, repairs after bad weather: all included.',
    monthly: {
      label: 'Monthly',
      plans: [
        {
          id: 'standard',
          title: 'Standard',
          timeline: 'a month',
          audience: 'One window? Start here.',
          features: [
            'One poster a month for your own window',
            'A headline in one language',
            'Printed on A1, three copies',
            'Delivered in a tube, with paste',
            'The file for your own website',
            'A new poster if the first one tears',
          ],
        },
        {
          id: 'professional',
          title: 'Professional',
          timeline: 'a month',
          audience: 'Make a whole district know your name.',
          features: [
            'Ten small walls in one district',
            'A new poster every month, made for it',
            'Headlines in two languages',
            'Pasted by us before six in the morning',
            'Passers-by counted once a month',
            'A web page that matches the poster',
          ],
        },
        {
          id: 'ultimate',
          title: 'Ultimate',
          timeline: 'a month',
          audience: 'Launch where nobody can miss it.',
          features: [
            'Twenty small walls and one large one',
            'Two posters a month; the better one stays',
            'Headlines in three languages',
            'Passers-by counted every Thursday',
            'The same poster on buses that pass by',
            'One contact who answers until 10 p.m.',
          ],
        },
      ] as const satisfies readonly PlanWords[],
    },
    yearly: {
      label: 'Yearly',
      plans: [
        {
          id: 'standard',
          title: 'Standard',
          timeline: 'a year',
          audience: 'Hang a sign. Leave it up.',
          features: [
            'One poster, drawn to last all year',
            'A headline in one language',
            'Printed on cloth instead of paper',
            'Mounted once, inside your window',
            'A digital copy for letters and invoices',
            'Cleaned in spring',
          ],
        },
        {
          id: 'professional',
          title: 'Professional',
          timeline: 'a year',
          audience: 'Stop them at your door.',
          features: [
            'One painted wall of up to 6 m²',
            'Lettered by hand in two languages',
            'The owner’s permit, obtained by us',
            'Touched up after the winter',
            'A photograph once it is done',
            'Whitewashed when the year is over',
          ],
        },
        {
          id: 'ultimate',
          title: 'Ultimate',
          timeline: 'a year',
          audience: 'Turn a building into a landmark.',
          features: [
            'One painted wall of up to 20 m²',
            'Lettered by hand in three languages',
            'Scaffolding, permit and insurance',
            'Touched up in spring and autumn',
            'Passers-by counted before and after',
            'First offer of this wall next year',
          ],
        },
      ] as const satisfies readonly PlanWords[],
    },
    action: { label: 'Ask about this plan', href: '/contact' },
  },
  journal: {
    title: 'Too long for a wall',
    text: 'A poster gets three seconds. Sit down for these: Ikosim, which built this page, on apps and websites.',
    action: { label: 'All of Ikosim’s articles', href: '/blog' },
  },
  partners: {
    label: sectionNames.partners,
    title: 'Four firms hold a poster up',
    /** Strips on a wall, in the order of the work; the companies' names are found by their keys. */
    strips: [
      { slug: 'halfa-press', does: 'prints the sheets' },
      { slug: 'kahina-freight', does: 'carries them to the wall' },
      { slug: 'oued-signs', does: 'builds what they hang on' },
      { slug: 'tafoukt-solar', does: 'lights them after dark' },
    ] as const satisfies readonly { slug: PartnerSlug; does: string }[],
  },
  call: {
    title: ['This wall', 'is available.'],
    text: 'Say what goes up. Say who must see it.',
    action: { label: 'Let’s talk', href: '/contact' },
  },
  demonstration:
    'Colle, its walls and its clients are invented; the four firms are suppliers of Ikosim Studio, which made this page to show a marketing agency’s site. The film is by the Blender Foundation.',
} as const
