import type { FunFact } from './fun-facts.ts'
import { houseNames } from './house-names.ts'
import { sectionNames } from './section-names.ts'

/** Words of the studio's home page, in page order. Source: spec §2, "Mobile app studio home". */
export const home = {
  title: 'Ikosim: apps and websites from Algiers',
  hero: {
    headline: [
      { text: 'Apps that' },
      { text: 'stay on the', voice: 'counter' },
      { text: 'home screen.' },
    ],
    actions: { start: 'Start a project', work: 'See the work' },
    /** The headline's proof, from the project's own figures. */
    proof: '172,000 people open Tassili Bank’s app each month.',
    /** The result of the app in front; a link to that project. */
    front: 'Tassili Bank: an account in 11 minutes',
  },
  /** The sections that a phone offers below the first screen, by their own names. */
  index: [
    { href: '#services', label: sectionNames.services },
    { href: '#work', label: sectionNames.portfolio },
    { href: '#rooms', label: 'Rooms' },
    { href: '#awards', label: sectionNames.awards },
    { href: '#blog', label: sectionNames.blog },
  ],
  facts: {
    label: sectionNames.funFacts,
    title: 'Since 2009, in figures.',
    /** Source: spec §3, fun facts of the mobile studio. */
    items: [
      { factNumber: '50', title: 'apps in the stores' },
      { factNumber: '1000', title: 'clients so far; half came back' },
      { factNumber: '200', title: 'projects in our care' },
      { factNumber: '15', title: 'app developers of 25' },
    ] as const satisfies readonly FunFact[],
  },
  services: {
    label: sectionNames.services,
    all: 'What they cost: $200 a day',
    /** The two moving rows. Source: spec §2. */
    rows: [
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
    ],
  },
  reasons: {
    label: sectionNames.whyChooseUs,
    title: 'You talk to the people who build it.',
    text: 'The team that quotes for your product also designs it, builds it and answers the phone when it breaks. It shares one floor in Algiers.',
    promises: [
      {
        term: 'One price',
        text: '$200 a day, the total fixed in writing first. If we misjudge it, we pay for the extra days.',
      },
      {
        term: 'Every Thursday',
        text: 'A demo of the work so far, on your own phone, from the first week until launch.',
      },
      {
        term: 'Your accounts',
        text: 'Domain and store accounts are yours from the first day, the code from the last payment.',
      },
    ],
    action: 'About the studio',
  },
  work: {
    label: sectionNames.portfolio,
    title: 'Launched, measured, still running.',
    action: { label: 'The whole portfolio', href: '/portfolio' },
  },
  doors: {
    title: 'Ten rooms, ten other voices.',
    text: 'Seven home pages for other trades, whose companies are invented, and three that show our own work.',
    /** Whose page it is, or what is on it; the demonstration's own name stands with it. */
    houses: houseNames,
  },
  awards: {
    title: 'Prizes from people who use the work.',
    more: 'The earlier prizes',
  },
  journal: { title: sectionNames.blog, all: 'All articles' },
  callToAction: {
    title: [{ text: 'Two sentences' }, { text: 'are enough to begin.' }],
    text: 'Say what the product must do on its first day. Once your message reaches us, a developer replies with questions and a first price range.',
    action: { label: 'Start a project', href: '/contact' },
  },
} as const
