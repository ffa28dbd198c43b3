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
    /** Beside five shapes, of which four are crossed out. Nothing where the drawing is left out. */
    stops: 'The full stop: five tries',
    text: 'Hello, I’m Nour Belhadj. I draw screens, lettering and small websites in Algiers, and because I like to stay with each one until the end, I take on four a year.',
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
        subtitle: 'I sketch them in pencil, and then I sit beside the people who try them.',
      },
      {
        id: 'lettering',
        title: 'Lettering',
        subtitle: 'I draw your name until it reads well on a stamp, a crate and a van.',
      },
      {
        id: 'apps',
        title: 'Apps',
        subtitle: 'I draw them for one thumb, and I try them on the bus before you do.',
      },
      {
        id: 'pages',
        title: 'Websites',
        subtitle:
          'You and I write the words together, and then I lay them out on up to five pages.',
      },
    ],
  },
  work: {
    label: sectionNames.portfolio,
    title: 'Ten sheets from my desk.',
    text: 'On each sheet I show you the one thing that I corrected, and beside it what Ikosim Studio and I made of it.',
    filterLabel: 'Filter jobs',
    /** What she corrected on the sheet of each project, by its key (proofs.svg in pages/freelancer-agency). */
    notes: {
      'tassili-bank': 'I give the 1 as much room as the 0.',
      clement: 'I cut the accent at 60°, in one stroke.',
      'noria-water': 'I bring the ³ down to the cap line.',
      'marsa-port': 'I open the corners against the spray.',
      'riwaq-books': 'I lift its two dots by half a dot.',
      'yasmine-clinics': 'One petal is 3° off. I set all of them at 72°.',
      'hoggar-trails': 'Water behind the ridge: I cross it earlier.',
      'qantara-rides': 'I make the tail an arch, as wide as the others.',
      'dar-zellij': 'I take half a joint off, all round.',
      'sirocco-air': 'I follow the tail’s angle: 47°, not 45°.',
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
    title: 'I drew this g eleven times before I liked it.',
    text: 'When the g will not come, I put the pencil down and watch people more patient than I am: an open film by the Blender Foundation, ten minutes at 24 pictures a second. Then I draw the eleventh, smiling.',
    video: {
      /** An open film by the Blender Foundation. */
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'the Blender film',
    },
  },
  partners: {
    label: sectionNames.partners,
    title: 'When a pencil is not enough, I call these four.',
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
      { month: 'January', job: 'I draw a bakery’s alphabet.' },
      { month: 'February', job: 'I letter the bakery’s van.' },
    ],
    free: 'March',
    text: 'Tell me what you have in mind; a few lines are enough. I read every letter at my desk and answer it myself.',
    action: { label: 'Write to Nour about March', href: '/contact' },
  },
  demonstration:
    'Nour Belhadj is invented. Ikosim Studio made this page to show what a portfolio for one person can be. The film that plays on it comes from the Blender Foundation.',
} as const
