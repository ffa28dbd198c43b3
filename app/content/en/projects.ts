/**
 * The facts of every project, for its own page. The stories are in `projects/`, one file each, so that a visitor
 * downloads only the story they read.
 */
import { type ProjectCard, type ProjectSlug, projectCards } from './project-cards.ts'

/** A result of a project: a number and what it counts. */
export type ProjectFigure = { value: string; label: string }

type ProjectFacts = {
  client: string
  /** The client's town. */
  location: string
  /** What it was designed and built with, in the order of use. */
  software: readonly string[]
  /** Day of launch, ISO 8601; pages show month and year. */
  date: `${number}-${number}-${number}`
  /** 70 to 160 characters: the description for search engines, and the text of large cards. */
  summary: string
  /** Results; the story must mention each of them. */
  figures: readonly [ProjectFigure, ProjectFigure, ProjectFigure]
}

export type Project = ProjectCard & ProjectFacts

/** The long text of a project: what it was, what we did, what changed. */
export type ProjectStory = readonly { heading: string; paragraphs: readonly string[] }[]

const facts: Record<ProjectSlug, ProjectFacts> = {
  'tassili-bank': {
    client: 'Tassili Bank',
    location: 'Algiers',
    software: ['Figma', 'React Native', 'TypeScript', 'Kotlin', 'Swift'],
    date: '2024-09-15',
    summary:
      'A banking app that opens on the balance, sends money in three screens and lets a new customer open an account without visiting a branch.',
    figures: [
      { value: '11 min', label: 'to open an account; a branch took four days' },
      { value: '172,000', label: 'customers use the app every month' },
      { value: '−43%', label: 'counter visits to ask for a balance' },
    ],
  },
  clement: {
    client: 'Clément growers’ cooperative',
    location: 'Blida',
    software: ['Glyphs', 'Illustrator', 'Figma', 'React Native'],
    date: '2023-11-05',
    summary:
      'Name, logo, crates and delivery app for 46 clementine growers of the Mitidja, who until then sold the same fruit in old banana boxes.',
    figures: [
      { value: '46', label: 'growers who now sell under one name' },
      { value: '+27%', label: 'price per kilo paid to growers in the first season' },
      { value: '2', label: 'inks on a crate, instead of four colours' },
    ],
  },
  'noria-water': {
    client: 'Noria Water',
    location: 'Mostaganem',
    software: ['Figma', 'React', 'TypeScript', 'PostgreSQL'],
    date: '2025-02-16',
    summary:
      'A customer site that shows 84,000 households what they used, what it costs and where water may be leaking, and takes payment in two steps.',
    figures: [
      { value: '71%', label: 'of bills are paid online, up from 12%' },
      { value: '−58%', label: 'calls to ask what a bill means' },
      { value: '1,940', label: 'leaks found by night readings in ten months' },
    ],
  },
  'marsa-port': {
    client: 'Marsa Port',
    location: 'Béjaïa',
    software: ['Figma', 'ProtoPie', 'Storybook'],
    date: '2024-03-10',
    summary:
      'One dark screen that shows harbour pilots, tug crews and quay staff what arrives next, readable at arm’s length on a wet deck at four in the morning.',
    figures: [
      { value: '9 min', label: 'to hand over a shift, down from 26' },
      { value: '−34%', label: 'hours that ships wait at anchor' },
      {
        value: '0',
        label: 'tugs sent to the wrong berth since launch, after 17 in the year before',
      },
    ],
  },
  'riwaq-books': {
    client: 'Riwaq Books',
    location: 'Tunis',
    software: ['Figma', 'Glyphs', 'React Native'],
    date: '2024-06-02',
    summary:
      'A reading app for a Tunis publisher in which Arabic and French pages are set with equal care and every shelf mixes both.',
    figures: [
      { value: '24 min', label: 'an average reading session, up from 10' },
      { value: '1,900', label: 'titles, 1,140 of them in Arabic' },
      { value: '63%', label: 'of started books are finished' },
    ],
  },
  'yasmine-clinics': {
    client: 'Yasmine Clinics',
    location: 'Constantine',
    software: ['Figma', 'React Native', 'TypeScript', 'Node.js'],
    date: '2025-04-20',
    summary:
      'An app for seven clinics that books a visit in Arabic or French and tells each patient when to come in, so that waiting rooms stay half empty.',
    figures: [
      { value: '12 min', label: 'in the waiting room, down from 47' },
      { value: '−46%', label: 'missed appointments' },
      { value: '58%', label: 'of bookings are made in Arabic' },
    ],
  },
  'hoggar-trails': {
    client: 'Hoggar Trails',
    location: 'Tamanrasset',
    software: ['Figma', 'React', 'MapLibre', 'QGIS', 'Service workers'],
    date: '2023-10-08',
    summary:
      'A website for 23 mountain guides: 48 routes with maps and water points, readable three days’ walk from the nearest signal.',
    figures: [
      { value: '48', label: 'routes that can be read without a signal' },
      { value: '3.4 MB', label: 'for the whole Assekrem route, map included' },
      { value: '+62%', label: 'bookings in the first season' },
    ],
  },
  'qantara-rides': {
    client: 'Qantara Rides',
    location: 'Sétif',
    software: ['Figma', 'Flutter', 'Dart', 'PostgreSQL'],
    date: '2024-12-01',
    summary:
      'An app that fills the empty seats between Algerian towns: drivers post a departure, passengers see the price, the stops and who is driving.',
    figures: [
      { value: '31,000', label: 'seats booked each month, one year after launch' },
      { value: '38 s', label: 'to book a seat, from opening to ticket' },
      { value: '44%', label: 'of passengers are women, up from 19% in the pilot' },
    ],
  },
  'dar-zellij': {
    client: 'Dar Zellij',
    location: 'Marseille',
    software: ['Figma', 'React', 'TypeScript', 'Blender'],
    date: '2023-03-19',
    summary:
      'An online shop for tiles cut by hand in Tlemcen and sold from Marseille. It measures the wall, counts the pieces and sends a sample first.',
    figures: [
      { value: '+88%', label: 'orders in the first year' },
      { value: '0.7%', label: 'of orders are returned, down from 3.1%' },
      { value: '1.3 s', label: 'until the first page is readable on a mid-range phone' },
    ],
  },
  'sirocco-air': {
    client: 'Sirocco Air',
    location: 'Ghardaïa',
    software: ['Illustrator', 'Glyphs', 'Blender', 'Figma'],
    date: '2022-10-23',
    summary:
      'Logo, livery, signs and boarding pass for an airline of four aircraft that flies from Ghardaïa to six towns of the Sahara and the coast.',
    figures: [
      { value: '600 m', label: 'the distance from which the tail can be recognised' },
      { value: '2 days', label: 'to cover an aircraft in adhesive film; paint took nine' },
      { value: '11', label: 'documents on one grid, from baggage tag to timetable' },
    ],
  },
}

/** In the order of the cards. */
export const projects = projectCards.map((card) => ({ ...card, ...facts[card.slug] }))

/** The generic page `/portfolio/portfolio-details`: how a project runs, with a composite example. */
export const genericProject = {
  slug: 'portfolio-details',
  title: 'How a project runs',
  subtitle: 'A sixteen-week example',
  category: 'web_design',
  client: 'A composite of several clients',
  location: 'Algiers',
  software: ['Paper', 'Figma', 'React', 'TypeScript', 'Playwright'],
  date: '2025-01-12',
  summary:
    'How a project with Ikosim runs from the first call to the sixth month after launch: who does what, when it costs money and where it can go wrong.',
  figures: [
    { value: '16', label: 'weeks from the first workshop to launch' },
    { value: '3', label: 'points at which a client may stop and keep the work' },
    { value: '6', label: 'months of measuring afterwards, included in the price' },
  ],
} as const satisfies Project
