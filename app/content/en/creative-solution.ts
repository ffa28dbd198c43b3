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
    text: 'Kaghet is what people in Algiers call paper. We are a studio of five in Belouizdad, and we work out names, boxes, posters and screens in cut paper, at one table with our clients.',
    actions: { start: 'Get in touch', process: 'See how a week goes' },
  },
  /** Links to its sections, on phones in one row. */
  index: [
    { href: '#week', label: 'Week' },
    { href: '#services', label: 'Services' },
    { href: '#articles', label: 'Articles' },
    { href: '#problem', label: 'Problem' },
  ],
  process: {
    label: sectionNames.process,
    title: ['One week,', 'in three steps.'],
    text: 'A ferry company wanted to sell its tickets on mobile phones. These are the pieces of paper from its week with us, from Sunday’s paper boat to the screen that sold the first crossing to Béjaïa.',
    steps: [
      {
        title: 'Sketching',
        when: 'Sunday',
        text: 'Everybody cuts shapes out of paper, including the captain. By noon there are forty sheets on the wall, and by evening we have agreed on one.',
        picture:
          'Cut paper: a boat with a lilac and a red sail on a violet sea, under a large red sun in a yellow sky.',
      },
      {
        title: 'Wireframing',
        when: 'Monday and Tuesday',
        text: 'We put the same pieces in order: what comes first, what can wait, how far a thumb reaches. Paper has one advantage over software: anyone at the table can move it.',
        picture:
          'The same pieces laid straight on an upright sheet: a violet block with a cross marks the place for a picture, above lines of text and a red button.',
      },
      {
        title: 'Prototyping',
        when: 'Wednesday and Thursday',
        text: 'The sketch becomes a prototype that responds to touch. Six passengers try it on the quay before their crossing, and the same afternoon we change whatever stopped them. On Thursday evening you take the prototype home.',
        picture:
          'The pieces once more, as a phone screen: the boat has become the picture at the top, with the crossing, its hours and a red button below.',
      },
    ],
  },
  reasons: {
    label: sectionNames.whyChooseUs,
    title: ['Why clients', 'work at our table.'],
    items: [
      {
        title: 'You work with us',
        text: 'Our clients sit at the table and cut paper too. There is no final presentation, because you were there when the design was made.',
      },
      {
        title: 'Mistakes are cheap',
        text: 'On paper, you lose four minutes to a wrong idea. One client had spent four months programming one before they came to us.',
      },
      {
        title: 'One week, one price',
        text: 'Five people, Sunday to Thursday, for a fixed price. If we have the answer by Tuesday, you keep the other two days for the next question.',
      },
    ],
  },
  services: {
    label: sectionNames.services,
    title: ['Six services', 'from one studio.'],
    items: [
      {
        title: 'UI/UX design',
        text: 'Screens tried in paper before anybody opens a laptop.',
        href: '/service/ui-ux-design',
      },
      {
        title: 'React development',
        text: 'The paper prototype, turned into a working site.',
        href: '/service/reactjs-development',
      },
      {
        title: 'Digital marketing',
        text: 'One message on six posters, and a count of the people who came.',
        href: '/service/digital-marketing',
      },
      {
        title: 'Technology',
        text: 'The servers behind the screen, and people who look after them.',
        href: '/service/technology',
      },
      {
        title: 'Consultancy',
        text: 'One day at your table instead of ours.',
        href: '/service/consultancy',
      },
      {
        title: 'Creative design',
        text: 'Names, logos and boxes that still work when printed in one colour.',
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
    text: 'Kaghet is invented, so Ikosim Studio lends it five articles of its own. Only their dates are cut out.',
    action: { label: 'All articles, uncut', href: '/blog' },
  },
  lastSheet: {
    title: ['The last sheet', 'is for your problem.'],
    text: 'Write down what is wrong, however badly put. On Sunday we cut it up with you.',
    action: { label: 'Bring us the problem', href: '/contact' },
  },
  demonstration:
    'Kaghet and its clients are invented. This page is a demonstration by Ikosim Studio of a home page for a creative studio.',
} as const
