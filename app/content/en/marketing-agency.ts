import type { PartnerSlug } from '../partners.ts'
import type { PlanWords } from '../plan-prices.ts'
import type { FunFact } from './fun-facts.ts'
import { sectionNames } from './section-names.ts'

/** One of the eight posters; its picture is found by the project. Source: spec §3, "Carousel item". */
type Bill = {
  /** The slug of the project to which the poster links. */
  project: string
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
    title: ['Let’s', 'talk'],
    text: 'Walls in Algiers, Oran and Constantine. The phone of everybody who walks past. Nine people, forty brushes, one good ladder.',
    action: { label: 'Rent a wall', href: '/contact' },
  },
  film: {
    title: 'Twelve metres of poster, up by sunrise',
    text: 'At half past four in the morning, two people pasted 384 sheets of paper from one ladder. On its last night the wall was a cinema, and the street watched an open film by the Blender Foundation.',
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
        subtitle:
          'Billboards, walls and shop shutters: rented, painted or pasted, then photographed.',
      },
      {
        id: 'launches',
        title: 'Launches',
        subtitle: 'A ten-day countdown in public, and someone at the door when you open.',
      },
      {
        id: 'search',
        title: 'Search',
        subtitle: 'The words people search for after seeing your poster, and the page they find.',
      },
      {
        id: 'letters',
        title: 'Lettering',
        subtitle: 'Headlines in Arabic, French and Tamazight, drawn to be read from a moving bus.',
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
    text: 'Nobody knows in advance which poster will work. So we test each one for a week, on one wall, and compare one number. A poster that works goes up in three cities; one that does not is replaced.',
  },
  bills: {
    label: sectionNames.portfolio,
    title: 'Posters you can read at fifty kilometres an hour',
    slides: 'Eight posters',
    /** What the drawn scale beside a poster says. */
    scale: '{metres} m high',
    items: [
      { project: 'clement', title: 'Clément', subtitle: '40 lorries, two seasons', metres: 2.4 },
      { project: 'noria-water', title: 'Noria Water', subtitle: '112 tram shelters', metres: 1.8 },
      {
        project: 'sirocco-air',
        title: 'Sirocco Air',
        subtitle: 'One wall in Tamanrasset',
        metres: 12,
      },
      {
        project: 'riwaq-books',
        title: 'Riwaq Books',
        subtitle: 'In every bookshop that agreed',
        metres: 0.8,
      },
      {
        project: 'qantara-rides',
        title: 'Qantara Rides',
        subtitle: 'Nine toll stations',
        metres: 5,
      },
      { project: 'dar-zellij', title: 'Dar Zellij', subtitle: 'A wall of 640 sheets', metres: 16 },
      {
        project: 'yasmine-clinics',
        title: 'Yasmine Clinics',
        subtitle: '31 waiting rooms',
        metres: 1.2,
      },
      {
        project: 'hoggar-trails',
        title: 'Hoggar Trails',
        subtitle: 'Where the phone signal ends',
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
      'With a monthly plan the poster changes every month; with a yearly plan it stays up all year. Paper, paste and permits are included, and so are repairs after bad weather.',
    monthly: {
      label: 'Monthly',
      plans: [
        {
          id: 'standard',
          title: 'Standard',
          timeline: 'a month',
          audience: 'For a shop with one window.',
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
          audience: 'For a name that a whole district should know.',
          features: [
            'Ten small walls in one district',
            'A new poster every month, drawn for the place',
            'Headlines in two languages',
            'Pasted by us between four and six in the morning',
            'Passers-by counted on one Thursday a month',
            'A web page that matches the poster',
          ],
        },
        {
          id: 'ultimate',
          title: 'Ultimate',
          timeline: 'a month',
          audience: 'For a launch that has to be seen.',
          features: [
            'Twenty small walls and one large one',
            'Two posters a month; the better one stays',
            'Headlines in three languages',
            'Passers-by counted every Thursday',
            'The same poster on buses that pass those walls',
            'One contact who answers until ten at night',
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
          audience: 'For a sign rather than a campaign.',
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
          audience: 'For an entrance that people keep missing.',
          features: [
            'One painted wall of up to six square metres',
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
          audience: 'For a building that should become a landmark.',
          features: [
            'One painted wall of up to twenty square metres',
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
    text: 'A poster gets three seconds. These articles need a chair: Ikosim, which built this page, wrote them about apps and websites.',
    action: { label: 'Take a chair: all articles', href: '/blog' },
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
    text: 'Tell us what should be on it and who should see it.',
    action: { label: 'Let’s talk', href: '/contact' },
  },
  demonstration:
    'Colle and its walls are invented. Ikosim Studio made this page to show what a site for a marketing agency can be. The film on it was made by the Blender Foundation.',
} as const
