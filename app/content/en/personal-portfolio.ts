import type { AwardEntry } from '../awards.ts'
import type { ClientSlug, Testimonial } from '../testimonials.ts'
import type { FunFact } from './fun-facts.ts'
import { sectionNames } from './section-names.ts'

/** An entry of education or experience. Source: spec §3, "Resume entry". */
export type ResumeEntry = {
  title: string
  /** Place and result. */
  subtitle: string
  /** Years, as shown beside the entry. */
  years: string
}

/** A part of a larger product; the tile links to the project. Source: spec §3, "Portfolio item". */
type PersonalWork = {
  /** The project that it is a part of. */
  slug: string
  title: string
  subtitle: string
  /** What the words in its picture say; the pictures are the same in every language. */
  gloss: string
}

/** What a client of the studio says; name and position are in `testimonials.ts`. */
type PersonalQuote = Pick<Testimonial, 'text' | 'ratings'> & { slug: ClientSlug }

/**
 * Words of the personal portfolio, about an invented developer, Dounia Sebti. A test checks that the figures add up:
 * she began in 2011, and 140 + 70 + 41 projects make "250+".
 */
export const personalPortfolio = {
  title: 'Personal portfolio',
  description:
    'Dounia Sebti, front-end developer in Oran: fourteen years, more than 250 projects and six measured skills, on seven index cards.',
  portrait: {
    /** Before the description of the picture. */
    name: 'Dounia Sebti',
    label: 'Sections of this page',
    /** Links to the sections, by anchor. */
    guides: {
      services: 'Services',
      skills: 'Skills',
      work: 'Portfolio',
      experience: 'Experience',
      clients: 'Testimonials',
      awards: 'Awards',
    },
  },
  hero: {
    label: 'In short',
    givenName: 'Dounia',
    familyName: 'Sebti,',
    occupation: 'Front-end developer and interface designer',
    lead: 'I build the part of a product that people touch, and have done since 2011: for studios the one difficult screen, for their clients the one that fails.',
    facts: [
      { term: 'Born', text: 'Mostaganem, 1988' },
      { term: 'Works', text: 'Oran, since May 2025' },
      { term: 'Writes', text: 'Arabic, French, English' },
    ],
    figures: [
      { factNumber: '14', title: 'years of experience, 2011 to 2025' },
      { factNumber: '250+', title: 'projects, 41 of them with Ikosim' },
    ] as const satisfies readonly FunFact[],
    action: { label: 'Write to Dounia', href: '/contact' },
  },
  services: {
    tab: sectionNames.services,
    title: 'Four things I do',
    items: [
      {
        title: 'Screens',
        text: 'I make them in the browser from the first day, so that what you look at loads, scrolls and shrinks like the finished page.',
      },
      {
        title: 'Front-end code',
        text: 'I write HTML, CSS and React with notes in them, so that your own developers can take over without calling me.',
      },
      {
        title: 'Arabic and French',
        text: 'I work on direction, line height and numerals until both languages read equally well.',
      },
      {
        title: 'Repairs',
        text: 'Bring me the slow site and the code that nobody dares to touch. I measure first, then give you a list, half of which you can do yourselves.',
      },
    ],
  },
  skills: {
    tab: sectionNames.skills,
    title: 'Marked by five colleagues',
    text: 'In June 2025 I asked five colleagues for a hundred tasks in each subject.',
    /** Each note says what the missing marks were lost on. */
    items: [
      { id: 'html', name: 'HTML5', note: 'I lost 10 on tables in e-mails.' },
      { id: 'css', name: 'CSS3', note: 'I lost 5 on printed pages.' },
      { id: 'javascript', name: 'JavaScript', note: 'I lost 8: I was wrong about time zones.' },
      { id: 'interfaces', name: 'UI/UX', note: 'I lost 15: I asked too few users.' },
      {
        id: 'react',
        name: 'React.js',
        note: 'I lost 15: my components were too large.',
      },
      { id: 'mysql', name: 'MySQL', note: 'I lost 30 on queries over large tables.' },
    ],
  },
  work: {
    tab: sectionNames.portfolio,
    title: 'Six parts of larger products',
    text: 'I designed and built them at Ikosim Studio: six of my 41 projects there.',
    items: [
      {
        slug: 'noria-water',
        title: 'Weekly water chart',
        subtitle: 'Noria Water',
        gloss: '“Leak likely on Friday”',
      },
      {
        slug: 'yasmine-clinics',
        title: 'Waiting countdown',
        subtitle: 'Yasmine Clinics',
        gloss: '“Twelve minutes”',
      },
      {
        slug: 'riwaq-books',
        title: 'Reading-line marker',
        subtitle: 'Riwaq Books',
        gloss: '“Do you read without beginning?”',
      },
      {
        slug: 'marsa-port',
        title: 'Night timetable',
        subtitle: 'Marsa Port',
        gloss: '“Entering: a bulk carrier”',
      },
      {
        slug: 'hoggar-trails',
        title: 'Water-point route',
        subtitle: 'Hoggar Trails',
        gloss: '“First camp, 1,840 m”',
      },
      {
        slug: 'dar-zellij',
        title: 'Tile calculator',
        subtitle: 'Dar Zellij',
        gloss: '“1,096 whole, 142 cut”',
      },
    ] as const satisfies readonly PersonalWork[],
  },
  ledger: {
    tab: 'Education, experience',
    title: 'Work and training',
    experience: {
      title: 'Experience',
      /** Newest first. */
      entries: [
        {
          years: '2025',
          title: 'Independent',
          subtitle: 'Oran, since May. I take two clients at a time.',
        },
        {
          years: '2019–25',
          title: 'Front-end developer, Ikosim Studio',
          subtitle: 'Algiers. I worked on 41 projects.',
        },
        {
          years: '2014–19',
          title: 'Freelance developer',
          subtitle: 'Oran, Marseille. I had 32 clients and 70 projects.',
        },
        {
          years: '2011–14',
          title: 'Junior developer, Zerda Hosting',
          subtitle: 'Oran. I built 140 small sites, mostly for shops.',
        },
      ] as const satisfies readonly ResumeEntry[],
    },
    education: {
      title: 'Education',
      /** Newest first. */
      entries: [
        {
          years: '2021',
          title: 'Arabic type on screens',
          subtitle: 'Tunis. Ten weeks, and I still use my notes.',
        },
        {
          years: '2018',
          title: 'Certificate in web accessibility',
          subtitle: 'A distance course. I passed at my second try.',
        },
        {
          years: '2006–11',
          title: 'Degree in computing',
          subtitle: 'University of Oran. I wrote my thesis on menus.',
        },
        {
          years: '2006',
          title: 'Baccalauréat in mathematics',
          subtitle: 'Mostaganem. I passed, and my mother cried.',
        },
      ] as const satisfies readonly ResumeEntry[],
    },
  },
  clients: {
    title: [{ text: 'References from five clients', voice: 'counter' }],
    quotes: [
      {
        slug: 'houda-mezaache',
        text: 'I asked for more charts. She gave me one, with seven bars, and it answers the question people used to ring us about.',
        ratings: '5',
      },
      {
        slug: 'djamel-ifticen',
        text: 'Mrs Sebti stood a night watch with us, start to finish. She measured our gloves. The buttons fit.',
        ratings: '5',
      },
      {
        slug: 'ines-trabelsi-marchand',
        text: 'She read a whole novel in our app before she moved a margin. Then she moved it by two pixels.',
        ratings: '4.5',
      },
      {
        slug: 'sofiane-delmas',
        text: 'The calculator counts whole tiles and cut ones, even on a crooked wall. My customers order the right number, and my packers no longer guess.',
        ratings: '5',
      },
      {
        slug: 'lamia-benkhelifa',
        text: 'For two weeks she sat in the waiting room with my patients. She is calm, she listens, and she asks very good questions.',
        ratings: '4.5',
      },
    ] as const satisfies readonly PersonalQuote[],
  },
  awards: {
    title: 'Five certificates that hang in my hall',
    /** Newest first. */
    items: [
      {
        year: '2025',
        name: 'Weekly water chart',
        position: 'First of 12',
        type: 'Charts without a legend, the statisticians of Oran',
      },
      {
        year: '2024',
        name: 'Reading-line marker',
        position: 'Second',
        type: 'Right-to-left reading, a jury of proofreaders in Sousse',
      },
      {
        year: '2023',
        name: 'Water-point route',
        position: 'First',
        type: 'Smallest map, the walkers’ club of Tlemcen',
      },
      {
        year: '2021',
        name: 'Forty lines without a comment',
        position: 'Third of 19',
        type: 'Clearest code, a developers’ evening in Oran',
      },
      {
        year: '2018',
        name: 'A one-page hat shop',
        position: 'Special mention',
        type: 'One-page sites, the traders of the covered market',
      },
    ] as const satisfies readonly Omit<AwardEntry, 'isFirst'>[],
  },
  end: {
    /** The name is in the counter-voice. */
    title: { text: 'Write to', name: 'Dounia' },
    text: 'Tell me what fails and since when: a few lines are enough to begin with.',
    action: { label: 'Ask Dounia', href: '/contact' },
    /** Tab of the card, and of the cards behind it. */
    tab: 'Sebti, Dounia',
    guides: ['Sa', 'Sc', 'Sd'],
    /** Label of the drawer. */
    drawer: 'Sa–Se',
    /** The slip of dates on the card: when the last letters came and were answered, and its stamp. */
    slip: {
      received: 'Received',
      answered: 'Answered',
      dates: [
        ['19.05.25', '20.05.25'],
        ['10.06.25', '11.06.25'],
        ['23.06.25', '24.06.25'],
      ],
      stamp: 'Answered in one day',
    },
  },
  demonstration:
    'Dounia Sebti is invented. Her page is a demonstration by Ikosim Studio, made to show what a personal portfolio can be.',
} as const

export type PersonalWorkSlug = (typeof personalPortfolio.work.items)[number]['slug']
