import type { AwardEntry } from '../awards.ts'
import type { Testimonial } from '../testimonials.ts'
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

/** A part of an invented product. Source: spec §3, "Portfolio item". */
type PersonalWork = {
  /** Key of its picture. */
  slug: string
  /** The studio's project that is like it, to which the tile links. */
  project: string
  title: string
  /** Her client. */
  subtitle: string
  /** What the words in its picture say; the pictures are the same in every language. */
  gloss: string
}

/** What a client of hers says. */
type PersonalQuote = Omit<Testimonial, 'project'>

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
    lead: 'I build the part of a product that people touch, and have done since 2011. Studios bring me their most difficult screen, companies the one that does not work.',
    facts: [
      { term: 'Invented', text: 'By Ikosim' },
      { term: 'Works', text: 'Oran, since May 2025' },
      { term: 'Writes', text: 'Arabic, French, English' },
    ],
    figures: [
      { factNumber: '14', title: 'years of experience, 2011 to 2025' },
      { factNumber: '250+', title: 'projects, 41 of them at Studio Derb' },
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
    text: 'I designed and built them at Studio Derb: six of my 41 projects there. They are invented; beside each stands a client for whom Ikosim solved something similar.',
    items: [
      {
        slug: 'cabin',
        project: 'sirocco-air',
        title: 'Cabin picker',
        subtitle: 'Cap Falcon Ferries',
        gloss: '“Far from the engine”',
      },
      {
        slug: 'stave',
        project: 'marsa-port',
        title: 'Stave timetable',
        subtitle: 'Rabab Music School',
        gloss: '“Oud, on Wednesday”',
      },
      {
        slug: 'loaves',
        project: 'dar-zellij',
        title: 'Bread shelf',
        subtitle: 'Koucha Bakeries',
        gloss: '“Two loaves, 7 left”',
      },
      {
        slug: 'lanes',
        project: 'yasmine-clinics',
        title: 'Lane counter',
        subtitle: 'Mouja Pool',
        gloss: '“Lane 3: nobody”',
      },
      {
        slug: 'hives',
        project: 'hoggar-trails',
        title: 'Hive log',
        subtitle: 'Ouarsenis Honey',
        gloss: '“Hive 31: queen not seen”',
      },
      {
        slug: 'tree',
        project: 'riwaq-books',
        title: 'Arabic family tree',
        subtitle: 'Nasab',
        gloss: '“Leila, daughter of Youcef…”',
      },
    ] as const satisfies readonly PersonalWork[],
  },
  ledger: {
    tab: 'Education, experience',
    title: 'Work and training',
    /** Before the sum of each column. */
    total: 'Total',
    experience: {
      title: 'Experience',
      sum: '251 projects by May 2025',
      /** Newest first. */
      entries: [
        {
          years: '2025',
          title: 'Independent',
          subtitle: 'Oran, since May. I take two clients at a time.',
        },
        {
          years: '2019–25',
          title: 'Front-end developer, Studio Derb',
          subtitle: 'Algiers. I worked on 41 projects.',
        },
        {
          years: '2014–19',
          title: 'Freelance developer',
          subtitle: 'Oran, Marseille. I had 32 clients and 70 projects.',
        },
        {
          years: '2011–14',
          title: 'Junior developer, Sardine Web',
          subtitle: 'Oran. I built 140 small sites, mostly for shops.',
        },
      ] as const satisfies readonly ResumeEntry[],
    },
    education: {
      title: 'Education',
      sum: 'Four passes in five tries',
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
        slug: 'rachid-meziane',
        name: 'Rachid Meziane',
        designation: 'Captain, Cap Falcon Ferries',
        text: 'She crossed with us twice, in the cheapest cabin, against the engine. Now passengers can see which cabins are far from it before they pay.',
        ratings: '5',
      },
      {
        slug: 'malika-ould-slimane',
        name: 'Malika Ould-Slimane',
        designation: 'Founder, Nasab',
        text: 'I gave her eleven generations in a notebook. She asked about the women first: the notebook had forgotten nineteen of them.',
        ratings: '5',
      },
      {
        slug: 'tarek-bouhired',
        name: 'Tarek Bouhired',
        designation: 'Oud teacher, Rabab Music School',
        text: 'My pupils do not read timetables, but they read a stave. She saw that before I did, and nobody comes on the wrong day now.',
        ratings: '4.5',
      },
      {
        slug: 'sabrina-lounes',
        name: 'Sabrina Lounes',
        designation: 'Manager, Mouja Pool',
        text: 'I wanted cameras over the water. She put a button on each starting block instead: the swimmers count themselves, and nobody is filmed.',
        ratings: '5',
      },
      {
        slug: 'hocine-ziani',
        name: 'Hocine Ziani',
        designation: 'Beekeeper, Ouarsenis Honey',
        text: 'She was stung four times and came back four times. I log a hive with one hand now; the other holds the smoker.',
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
        name: 'Lane counter',
        position: 'First of 12',
        type: 'Charts without a legend, the statisticians of Oran',
      },
      {
        year: '2024',
        name: 'Arabic family tree',
        position: 'Second',
        type: 'Right-to-left reading, a jury of proofreaders in Sousse',
      },
      {
        year: '2023',
        name: 'Cabin picker',
        position: 'First',
        type: 'Smallest map, the pilots of the port of Oran',
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
    'Dounia Sebti is invented, and so are her clients and her work. Her page is a demonstration by Ikosim Studio, made to show what a personal portfolio can be.',
} as const

export type PersonalWorkSlug = (typeof personalPortfolio.work.items)[number]['slug']

export type PersonalClientSlug = (typeof personalPortfolio.clients.quotes)[number]['slug']
