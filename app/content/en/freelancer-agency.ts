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
    text: 'Hello, I’m Nour Belhadj, invented by Ikosim. I draw screens, lettering and small websites in Algiers, and because I like to stay with each one until the end, I take on four a year.',
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
    text: 'On each sheet I show you the one thing that I corrected, and beside it what became of it. My clients are invented, as I am; beside each stands a client of Ikosim with a problem like theirs.',
    filterLabel: 'Filter jobs',
    /**
     * Her works, all invented, by the keys of their sheets (proofs.svg in pages/freelancer-agency). `note` is what she
     * corrected on a sheet, `gloss` what the picture says in another language.
     */
    items: [
      {
        id: 'la-criee',
        title: 'La Criée',
        location: 'Ténès',
        subtitle: 'A fish auction on a phone',
        note: 'I give the 1 as much room as the 0.',
        gloss: '',
      },
      {
        id: 'cafe-zoe',
        title: 'Café Zoé',
        location: 'Annaba',
        subtitle: 'A name for two paper cups',
        note: 'I cut the accent at 60°, in one stroke.',
        gloss: '',
      },
      {
        id: 'chenoua-sails',
        title: 'Chenoua Sails',
        location: 'Tipaza',
        subtitle: 'A wind dial for young sailors',
        note: 'I open the corners against the spray.',
        gloss: '',
      },
      {
        id: 'slimane-tankers',
        title: 'Slimane Tankers',
        location: 'Médéa',
        subtitle: 'A site that fills a tanker',
        note: 'I bring the ³ down to the cap line.',
        gloss: '',
      },
      {
        id: 'qissa',
        title: 'Qissa',
        location: 'Batna',
        subtitle: 'A stamp for a children’s library',
        note: 'I lift its two dots by half a dot.',
        gloss: 'The letter qaf, for “qissa”: a story.',
      },
      {
        id: 'tikjda-walkers',
        title: 'Tikjda Walkers',
        location: 'Bouira',
        subtitle: 'One footpath, on paper and phone',
        note: 'Water behind the ridge: I cross it earlier.',
        gloss: '',
      },
      {
        id: 'qanatir-museum',
        title: 'Qanatir Museum',
        location: 'Cherchell',
        subtitle: 'A ticket machine without a manual',
        note: 'I make the tail an arch, as wide as the others.',
        gloss: '',
      },
      {
        id: 'sayah-joinery',
        title: 'Sayah Joinery',
        location: 'Nedroma',
        subtitle: 'A site for inlaid tables',
        note: 'I take half a joint off, all round.',
        gloss: '',
      },
      {
        id: 'defla',
        title: 'Defla',
        location: 'Boufarik',
        subtitle: 'A sticker for a florist’s paper',
        note: 'One petal is 3° off. I set all of them at 72°.',
        gloss: '',
      },
      {
        id: 'nesma-kites',
        title: 'Nesma Kites',
        location: 'Jijel',
        subtitle: 'A small shop for large kites',
        note: 'I follow the tail’s angle: 47°, not 45°.',
        gloss: '',
      },
    ],
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
    'Nour Belhadj and her clients are invented; the four firms are Ikosim’s own suppliers. Ikosim Studio made this page to show what a portfolio for one person can be, all but the film, which is by the Blender Foundation.',
} as const
