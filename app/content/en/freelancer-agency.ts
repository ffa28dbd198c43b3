import type { PartnerSlug } from '../partners.ts'
import { sectionNames } from './section-names.ts'

/** Words of the freelancer home, about an invented designer, Nour Belhadj. Source: spec §2, "Freelancer portfolio". */
export const freelancerAgency = {
  title: 'Freelancer portfolio',
  description:
    'Nour Belhadj designs screens, lettering and small websites at one desk in Algiers. A portfolio for one person, made by Ikosim Studio.',
  hero: {
    title: [
      { text: 'I work at one desk, on one thing,', voice: 'counter' },
      { text: 'until it is right.' },
    ],
    text: 'I am Nour Belhadj, and I design screens, lettering and small websites in Algiers. I take four jobs a year, write my own invoices and answer my own phone.',
    action: { label: 'Write to Nour', href: '/contact' },
    work: { label: 'See ten projects', href: '#work' },
  },
  services: {
    label: sectionNames.services,
    title: 'What I can do for you.',
    items: [
      {
        id: 'screens',
        title: 'Screens',
        subtitle:
          'From the first pencil sketch to the last error message, tested on people in a hurry.',
      },
      {
        id: 'lettering',
        title: 'Lettering',
        subtitle: 'Names and logos that stay legible on a stamp, a crate and the side of a van.',
      },
      {
        id: 'apps',
        title: 'Apps',
        subtitle: 'Designed for one thumb, a low battery and a seat on a bumpy bus.',
      },
      {
        id: 'pages',
        title: 'Websites',
        subtitle: 'Small sites of up to five pages, with the words written before the layout.',
      },
    ],
  },
  work: {
    label: sectionNames.portfolio,
    title: [{ text: 'Ten projects,', voice: 'counter' }, { text: 'all delivered.' }],
    text: 'All of them with Ikosim Studio.',
    filterLabel: 'Filter jobs',
    /** What she corrected on the sheet of each project, by its key (proofs.svg in pages/freelancer-agency). */
    notes: {
      'tassili-bank': 'The 1 takes as much room as the 0.',
      clement: 'The accent at 60°: one stroke of the knife.',
      'noria-water': 'The ³ comes down to the cap line.',
      'marsa-port': 'Corners opened against the spray.',
      'riwaq-books': 'Its two dots rise by half a dot.',
      'yasmine-clinics': 'One petal stood 3° off. All at 72° now.',
      'hoggar-trails': 'Water behind the ridge: cross it earlier.',
      'qantara-rides': 'The tail is an arch, as wide as the others.',
      'dar-zellij': 'Smaller all round, by half a joint.',
      'sirocco-air': 'At the tail’s angle: 47°, not 45°.',
    },
    /** What the words in a project’s picture say; the pictures are the same in every language. */
    glosses: {
      'tassili-bank': '“The longer the sum, the smaller it is.”',
      clement: '“Picked yesterday, delivered at 7.”',
      'noria-water': '“310 litres while everyone was asleep.”',
      'marsa-port': '“I’ll take the Tafna Star.”',
      'riwaq-books': '“The whole city like this”, with gaps, then drawn out.',
      'yasmine-clinics': '“Seven houses, one flower.”',
      'qantara-rides': '“From Sétif to Algiers”, twice.',
      'dar-zellij': '“Two squares, a quarter turn.”',
      'sirocco-air': 'In red: “Good for one tea.”',
    },
  },
  film: {
    title: 'Eleven drawings for a g, 24 for a second.',
    text: 'When the g will not come, I put the pencil down and watch others who were more patient: ten minutes at 24 pictures a second, an open film by the Blender Foundation. Then I draw the eleventh.',
    video: {
      /** An open film by the Blender Foundation. */
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'the Blender film',
    },
  },
  partners: {
    label: sectionNames.partners,
    title: 'Four numbers on the wall.',
    /** One sentence; each company's name, found by its key, follows its words. */
    sentence: [
      { text: 'For servers I call', slug: 'zerda-hosting' },
      { text: ', for card payments', slug: 'aures-payments' },
      { text: ', for a map that shows the track', slug: 'numid-maps' },
      { text: ', and before any of it goes live,', slug: 'salamandre-audit' },
    ] as const satisfies readonly { text: string; slug: PartnerSlug }[],
  },
  call: {
    title: 'The next free month is March.',
    /** The page of the diary: the months that are taken, and by what. */
    taken: [
      { month: 'January', job: 'An alphabet for a bakery' },
      { month: 'February', job: 'The same alphabet, for its van' },
    ],
    free: 'March',
    text: 'Write a page about the problem, or send the brief that you have. I read both.',
    action: { label: 'Write to Nour about March', href: '/contact' },
  },
  demonstration:
    'Nour Belhadj is invented. Ikosim Studio made this page to show what a portfolio for one person can be. The film that plays on it comes from the Blender Foundation.',
} as const
