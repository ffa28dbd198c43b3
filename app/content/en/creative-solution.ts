import { sectionNames } from './section-names.ts'

/** Words of `/creative-solution`, in page order, about an invented studio, Kaghet. Source: spec §2. */
export const creativeSolution = {
  title: 'Creative solution',
  description:
    'Kaghet is a creative studio in Algiers that works with its clients at one table: a sketch on Sunday, a prototype tested by strangers on Thursday.',
  hero: {
    lines: [{ text: 'Bring the problem.' }, { text: 'We bring' }],
    /** The last word, which is drawn in two halves. */
    cut: 'scissors.',
    text: 'Kaghet is what people in Algiers call paper, and a studio of five in Belouizdad, invented by Ikosim. Cut the problem out with us and fold it into a name, a box, a poster or a screen.',
    actions: { start: 'Get in touch', process: 'See how a week goes' },
  },
  /** Links to its sections, on phones in one row. */
  index: [
    { href: '#reasons', label: 'Reasons' },
    { href: '#services', label: 'Services' },
    { href: '#articles', label: 'Articles' },
    { href: '#problem', label: 'Contact' },
  ],
  process: {
    label: sectionNames.process,
    title: ['One week,', 'in three steps.'],
    text: 'A ferry company wanted to sell tickets on phones. Follow its paper, from Sunday’s boat to the screen that sold the first crossing to Béjaïa.',
    steps: [
      {
        title: 'Sketching',
        when: 'Sunday',
        text: 'Cut first, talk later: everybody, the captain too. Pin up forty sheets by noon. Keep one by evening.',
        picture:
          'Cut paper: a boat with a lilac and a red sail on a violet sea, under a large red sun in a yellow sky.',
      },
      {
        title: 'Wireframing',
        when: 'Monday and Tuesday',
        text: 'Keep the pieces. Put the most important at the top, slide down what can wait, place the button under the thumb.',
        picture:
          'The same pieces laid straight on an upright sheet with two folds: a boat-shaped hole in the sky, a clock, a cut arrow, rows of seats with one in red, a red button.',
      },
      {
        title: 'Prototyping',
        when: 'Wednesday and Thursday',
        text: 'Fold the sheet into a screen. Hand it to six passengers. Cut again what stops them. Take it home.',
        picture:
          'The pieces once more, as a ticket on a paper phone: the boat on its sea, ALG to BJA at 07:30, seat 14, a barcode and a red button with a tick.',
      },
    ],
  },
  reasons: {
    label: sectionNames.whyChooseUs,
    title: ['Why clients', 'work at our table.'],
    items: [
      {
        title: 'You work with us',
        text: 'Pull up a chair and take the scissors. There is no final presentation: you cut half of the work out yourself.',
      },
      {
        title: 'Mistakes are cheap',
        text: 'Crumple the idea, throw it, cut another one: that takes four minutes. Programming it first took one client four months.',
      },
      {
        title: 'One week, one price',
        text: 'Count five people, five days and one fixed price. If you find the answer by Tuesday, fold your next question into the two days left.',
      },
    ],
  },
  services: {
    label: sectionNames.services,
    title: ['Six services', 'from one studio.'],
    items: [
      {
        title: 'UI/UX design',
        text: 'Try the screen in paper. Open the laptop after.',
        href: '/service/ui-ux-design',
      },
      {
        title: 'React development',
        text: 'Turn the paper prototype into a working site.',
        href: '/service/reactjs-development',
      },
      {
        title: 'Digital marketing',
        text: 'Put one message on six posters. Count who comes.',
        href: '/service/digital-marketing',
      },
      {
        title: 'Technology',
        text: 'Install the servers behind the screen.',
        href: '/service/technology',
      },
      {
        title: 'Consultancy',
        text: 'Clear your own table: we bring the paper for a day.',
        href: '/service/consultancy',
      },
      {
        title: 'Creative design',
        text: 'Print your name, logo and box in one colour.',
        href: '/service/creative-design',
      },
    ],
  },
  testimonials: {
    title: ['What clients say', 'after their week.'],
    items: [
      {
        slug: 'nassima-ouali',
        text: 'I cut that boat. It is crooked, it is printed on every ticket we sell, and passengers ask me for the name of the artist.',
        name: 'Nassima Ouali',
        designation: 'Director, Corniche Ferries',
        ratings: '5',
      },
      {
        slug: 'hakim-lounes',
        text: 'I sell paper, so I was glad to see how much of it they use. Then they designed our labels, in the same week. Good work, a fair price, and they sweep the floor.',
        name: 'Hakim Lounès',
        designation: 'Owner, Lounès & Sons, paper merchants',
        ratings: '4.5',
      },
      {
        slug: 'souad-mehenni',
        text: 'They began with the night nurses, whom no consultant had ever asked. The admission form that came out of that week is still in use on my ward.',
        name: 'Dr Souad Mehenni',
        designation: 'Head of paediatrics, Kouba',
        ratings: '5',
      },
      {
        slug: 'rachid-amara',
        text: 'We came for a poster. We left with a poster, a stage set and more red than I had ever dared to use.',
        name: 'Rachid Amara',
        designation: 'Director, Théâtre des Mains, Oran',
        ratings: '4.5',
      },
    ],
  },
  articles: {
    title: ['Five articles', 'in one piece.'],
    text: 'Unfold the strip and pick one. Kaghet is invented, so the articles are by Ikosim Studio, which made this page.',
    action: { label: 'All of Ikosim’s articles, uncut', href: '/blog' },
  },
  lastSheet: {
    title: ['Fold it, post it', 'before Sunday.'],
    text: 'Write on the last sheet what is wrong, in any words. On Sunday we cut it up with you.',
    action: { label: 'Bring us the problem', href: '/contact' },
  },
  demonstration:
    'Kaghet and its clients are invented. This page is a demonstration by Ikosim Studio of a home page for a creative studio.',
} as const
