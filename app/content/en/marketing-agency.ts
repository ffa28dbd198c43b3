import type { FunFact } from './fun-facts.ts'
import type { PricingPeriod } from './pricing.ts'
import type { ProjectSlug } from './project-cards.ts'

/** The words of the marketing home: Colle, an agency for walls that does not exist. Source: spec §2, "Marketing agency". */

/** One of the eight bills; its picture is found by the project. Source: spec §3, "Carousel item". */
type Bill = {
  /** The client, whose project the bill leads to. */
  project: ProjectSlug
  title: string
  subtitle: string
}

export const colle = {
  hero: {
    title: ['Let’s', 'talk'],
    text: 'Colle puts campaigns on walls in Algiers, Oran and Constantine, and on the telephones of whoever walks past them. Nine people, forty brushes, one good ladder.',
    action: { label: 'Let’s talk', href: '/contact' },
  },
  film: {
    title: 'Twelve metres wide, up by sunrise',
    text: 'Two people, one ladder and 384 sheets of paper at half past four in the morning.',
    video: {
      /** An open film of the Blender Foundation stands in until there is one of the wall. */
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'the film',
    },
  },
  services: {
    title: 'Four ways of being looked at',
    items: [
      {
        picture: 'walls',
        title: 'Walls',
        subtitle:
          'Hoardings, gable ends and shop shutters: rented, painted or pasted, then photographed wet.',
        href: '/service/service-details',
      },
      {
        picture: 'launches',
        title: 'Launches',
        subtitle: 'Ten days of counting down in public, and someone at the door when it opens.',
        href: '/service/service-details',
      },
      {
        picture: 'search',
        title: 'Search',
        subtitle: 'What people type after they have seen the wall, and what they find then.',
        href: '/service/service-details',
      },
      {
        picture: 'letters',
        title: 'Letters',
        subtitle: 'Headlines in Arabic, French and Tamazight, drawn for reading from a moving bus.',
        href: '/service/service-details',
      },
    ],
  },
  agile: {
    /** One sentence: a small line, then the word that is as large as the wall. */
    steps: [
      { text: 'We paste on', day: 'Sunday,' },
      { text: 'count on', day: 'Thursday,' },
      { text: 'and paste over it on', day: 'Monday.' },
    ],
    text: 'A campaign is a guess at a large scale, so we make it cheap to be wrong: one wall, one week, one figure to beat. What holds goes up in three cities. What does not is under the next bill.',
  },
  bills: {
    title: 'Read at fifty kilometres an hour',
    items: [
      { project: 'clement', title: 'Clément', subtitle: '40 lorries, two seasons' },
      { project: 'noria-water', title: 'Noria Water', subtitle: '112 tram shelters' },
      { project: 'sirocco-air', title: 'Sirocco Air', subtitle: 'One gable in Tamanrasset' },
      { project: 'riwaq-books', title: 'Riwaq Books', subtitle: 'Every bookshop that said yes' },
      { project: 'qantara-rides', title: 'Qantara Rides', subtitle: 'Nine toll stations' },
      { project: 'dar-zellij', title: 'Dar Zellij', subtitle: 'A wall of 640 sheets' },
      { project: 'yasmine-clinics', title: 'Yasmine Clinics', subtitle: '31 waiting rooms' },
      { project: 'hoggar-trails', title: 'Hoggar Trails', subtitle: 'Where the signal ends' },
    ] as const satisfies readonly Bill[],
  },
  facts: {
    title: 'Colle in figures',
    items: [
      { factNumber: '640', title: 'walls that we may paste tonight' },
      { factNumber: '31', title: 'campaigns last year' },
      { factNumber: '6', title: 'of them pasted over within a week' },
      { factNumber: '4.2M', title: 'people past our walls in a month, counted by hand' },
    ] as const satisfies readonly FunFact[],
  },
  journal: 'Read standing up',
  partners: {
    title: 'They hold the ladder',
    text: 'Who prints, lights, carries and measures what we paste.',
  },
  call: {
    title: [{ text: 'This wall' }, { text: 'is still free.' }],
    text: 'Tell us what is to be on it, and who walks past.',
    action: { label: 'Let’s talk', href: '/contact' },
  },
  demonstration:
    'Colle and its walls are invented: this is what Ikosim Studio would make for an agency that pastes. The page is a demonstration, in which an open film of the Blender Foundation stands in for theirs.',
} as const

/** Walls by the month or by the year. Source: spec §3, "Pricing plan". */
export const collePricing = {
  title: 'A price on every wall',
  intro:
    'By the month the wall changes; by the year it stays. Paper, paste and the permit are in the price, whatever the weather does to them.',
  monthly: {
    label: 'Monthly',
    plans: [
      {
        title: 'Standard',
        price: 29,
        currency: '$',
        timeline: 'a month',
        audience: 'For a shop with one window.',
        features: [
          'One bill a month for your own window',
          'A headline in one language',
          'Printed on A1, three copies',
          'Delivered in a tube, with paste',
          'The file for your own pages',
          'A new bill if the first one tears',
        ],
      },
      {
        title: 'Professional',
        price: 199,
        currency: '$',
        timeline: 'a month',
        audience: 'For a name that a district should know.',
        features: [
          'Ten small walls within walking distance',
          'A new bill every month, drawn for the spot',
          'Headlines in two languages',
          'Pasted by us between four and six',
          'Passers-by counted on one Thursday',
          'A search page that answers the bill',
        ],
      },
      {
        title: 'Ultimate',
        price: 299,
        currency: '$',
        timeline: 'a month',
        audience: 'For a launch that has to be seen.',
        features: [
          'Twenty small walls and one gable end',
          'Two bills a month, the weaker pasted over',
          'Headlines in three languages',
          'Counted every Thursday, in writing',
          'The same bill on buses along the route',
          'One person who answers until ten at night',
        ],
      },
    ],
  },
  yearly: {
    label: 'Yearly',
    plans: [
      {
        title: 'Standard',
        price: 59,
        currency: '$',
        timeline: 'a year',
        audience: 'For a sign rather than a campaign.',
        features: [
          'One bill, drawn to last four seasons',
          'A headline in one language',
          'Printed on cloth instead of paper',
          'Mounted once, inside your window',
          'The file for letters and invoices',
          'Cleaned in spring',
        ],
      },
      {
        title: 'Professional',
        price: 399,
        currency: '$',
        timeline: 'a year',
        audience: 'For a way in that people keep missing.',
        features: [
          'One painted wall of up to six square metres',
          'Lettered by hand in two languages',
          'The owner’s permit, asked for and framed',
          'Touched up after the winter',
          'A photograph for the opening',
          'Whitewashed again at the end',
        ],
      },
      {
        title: 'Ultimate',
        price: 599,
        currency: '$',
        timeline: 'a year',
        audience: 'For a house that wants to be an address.',
        features: [
          'A gable end of up to twenty square metres',
          'Lettered by hand in three languages',
          'Scaffolding, permit and insurance',
          'Touched up in spring and autumn',
          'Passers-by counted before and after',
          'First refusal on the wall next year',
        ],
      },
    ],
  },
  action: { label: 'Ask for this wall', href: '/contact' },
} as const satisfies { monthly: PricingPeriod; yearly: PricingPeriod } & Record<string, unknown>
