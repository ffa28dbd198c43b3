import type { PartnerSlug } from '../partners.ts'
import type { Testimonial } from '../testimonials.ts'
import { sectionNames } from './section-names.ts'

/** A building of the latest projects. */
type Building = {
  /** The name under which its picture is found. */
  slug: string
  name: string
  place: string
  year: string
  /** Label of the dimension line: a length, and what it measures. */
  measure: { length: string; of: string }
}

/** Words of the architecture home, in page order, about an invented practice, Atelier Sahn. Source: spec §2. */
export const architectureAgency = {
  title: 'Architecture agency',
  description:
    'Atelier Sahn, an invented practice: one house drawn in full, ten rendered buildings. A demonstration by Ikosim Studio.',
  hero: {
    headline: [{ text: 'Houses around' }, { text: 'a courtyard.' }],
    lead: 'Atelier Sahn, invented by Ikosim, designs houses, halls and markets for strong sun: thick walls, deep shade and one opening to the sky.',
    action: { label: 'Contact the atelier', href: '#commission' },
    sectionLabel: 'Section of the courtyard house: one storey on either side, two behind.',
    film: {
      title: 'A short film by the Blender Foundation',
      label: 'Play the Blender film',
    },
  },
  /** Links to sections, on phones. */
  index: [
    { href: '#plan', label: 'Plan' },
    { href: '#services', label: 'Services' },
    { href: '#projects', label: 'Projects' },
    { href: '#team', label: 'Team' },
    { href: '#commission', label: 'Contact' },
  ],
  about: {
    label: sectionNames.about,
    title: 'We draw the courtyard first.',
    paragraphs: [
      'Its proportions set the hours of sun, the air in August and the noise from the street.',
      'House 18.40 by 15.40 metres, over the walls. Courtyard 48 square metres, open to the sky, with a pool and a tree.',
    ],
    planLabel: 'Plan of the courtyard house: rooms around a pool, a tree and an open stair.',
    rooms: {
      court: 'Courtyard',
      living: 'Living room',
      kitchen: 'Kitchen',
      entrance: 'Entrance',
      study: 'Study',
      dining: 'Dining room',
      bedroom: 'Bedroom',
      bath: 'Bathroom',
    },
    roomsTitle: 'Areas in square metres',
  },
  /** Four services, each with the scale of its drawings. */
  services: {
    label: sectionNames.services,
    title: 'From whole house to detail.',
    text: 'Four services, each at the scale we draw it.',
    items: [
      {
        scale: '1:200',
        name: 'Buildings',
        text: 'Houses, halls, libraries and markets, from survey to permit.',
      },
      {
        scale: '1:100',
        name: 'Courtyards and gardens',
        text: 'Open rooms: shade, water and full-grown trees.',
      },
      {
        scale: '1:50',
        name: 'Interiors',
        text: 'Walls, doors and furniture, dimensioned on one sheet.',
      },
      {
        scale: '1:10',
        name: 'Details and site',
        text: 'Screens, sills and joints, checked on site every week.',
      },
    ],
  },
  figures: {
    label: sectionNames.funFacts,
    frontLabel:
      'Front of the courtyard house in the sun: a long wall with one door, an olive tree before it, the upper storey behind.',
    note: 'Not to scale.',
  },
  projects: {
    title: 'Latest projects.',
    text: 'Five buildings, each with one measurement.',
    /** All buildings link to the generic project page. Source: spec §2. */
    href: '/portfolio/portfolio-details',
    buildings: [
      {
        slug: 'stair',
        name: 'Stair of the town archive',
        place: 'Annaba',
        year: '2025',
        measure: { length: '5.25 m', of: 'in thirty treads' },
      },
      {
        slug: 'market',
        name: 'Covered market',
        place: 'Béjaïa',
        year: '2024',
        measure: { length: '9.00 m', of: 'across one umbrella roof' },
      },
      {
        slug: 'library',
        name: 'Reading hall',
        place: 'Tlemcen',
        year: '2023',
        measure: { length: '10.40 m', of: 'to the beams' },
      },
      {
        slug: 'brise-soleil',
        name: '144 flats',
        place: 'Hussein Dey, Algiers',
        year: '2022',
        measure: { length: '4.46 m', of: 'under the flats' },
      },
      {
        slug: 'house-by-the-sea',
        name: 'House over the water',
        place: 'Tipaza',
        year: '2021',
        measure: { length: '24.50 m', of: 'of roof' },
      },
    ] as const satisfies readonly Building[],
  },
  team: {
    title: 'Eight people of Ikosim drew this page.',
    /** What each drew, in place of the role at the studio: the practice of this page is an invented one. */
    parts: {
      'lina-haddad': 'The section',
      'lyes-ould-kaci': 'The plan',
      'yacine-belkacem': 'The front',
      'meriem-ait-said': 'The courtyard',
      'anis-boudraa': 'Letters and figures',
      'claire-roux-benali': 'The title block',
      'rafik-zemmouche': 'The dimension lines',
      'thiziri-amokrane': 'The details',
    },
  },
  testimonials: {
    title: 'From people who use the buildings.',
    items: [
      {
        slug: 'nadir-bensmail',
        text: 'They set my house four metres further back than I had planned. In the first storm the waves stopped at the steps.',
        name: 'Nadir Bensmaïl',
        designation: 'Owner, House over the water',
        ratings: '5',
      },
      {
        slug: 'salima-ferhat',
        text: 'Our old reading room had three seats by a window. Here daylight reaches every table, and people stay until we close.',
        name: 'Salima Ferhat',
        designation: 'Librarian, Tlemcen reading hall',
        ratings: '5',
      },
      {
        slug: 'mourad-aissaoui',
        text: 'At noon in July I measured eleven degrees less under the umbrellas than out on the square.',
        name: 'Mourad Aïssaoui',
        designation: 'Superintendent, Béjaïa market',
        ratings: '4.5',
      },
      {
        slug: 'yasmina-kherbache',
        text: 'The dimensions on their drawings add up. On a building site that is all I ask for.',
        name: 'Yasmina Kherbache',
        designation: 'Site manager, town archive',
        ratings: '4.5',
      },
    ] as const satisfies readonly Omit<Testimonial, 'project'>[],
  },
  contact: {
    label: sectionNames.contact,
    title: 'Send a plan, or just the address.',
    text: 'Ikosim reads it. Plan of the plot, photographs from its corners, what to build, by when.',
  },
  partners: {
    title: 'Firms we build with',
    /** Four of `partners.ts`, by their slugs, each with its trade on a building site and what it does there. */
    rows: [
      {
        slug: 'numid-maps',
        trade: 'Survey',
        task: 'Measures the plot, the trees and the neighbours’ roofs.',
      },
      {
        slug: 'salamandre-audit',
        trade: 'Quantities',
        task: 'Measures the quantities before each order.',
      },
      {
        slug: 'oued-signs',
        trade: 'Metalwork',
        task: 'Makes the handrails and the house numbers.',
      },
      { slug: 'tafoukt-solar', trade: 'Energy', task: 'Fits solar panels to our roofs.' },
    ] as const satisfies readonly { slug: PartnerSlug; trade: string; task: string }[],
  },
  gallery: {
    label: sectionNames.gallery,
    title: 'Four more buildings, in strong sun.',
    text: 'Select a picture to enlarge it.',
    /** In the order of the rows. */
    pictures: [
      { slug: 'casbah', title: 'Roofs above the bay' },
      { slug: 'mashrabiya', title: 'A room behind a screen' },
      { slug: 'arches', title: 'Arcade of the customs house' },
      { slug: 'roof', title: 'A roof on washing day' },
    ],
  },
  ending: {
    title: 'The door is open.',
    text: 'The practice is invented; the firms are our suppliers. Tell us what you build, and we draw its site.',
    action: { label: 'Contact Ikosim', href: '/contact' },
    titleBlock: {
      label: 'Title block',
      cells: [
        { term: 'Practice', text: 'Atelier Sahn (invented)' },
        { term: 'Sheet', text: 'Demonstration home page' },
        { term: 'Drawn by', text: 'Ikosim Studio, Algiers' },
        { term: 'Scale', text: 'About 1:80 on a laptop' },
      ],
      /** To the pages of who drew it. */
      links: [
        { label: 'About Ikosim', href: '/about' },
        { label: 'Ikosim’s services', href: '/service' },
      ],
    },
  },
} as const

export type BuildingSlug = (typeof architectureAgency)['projects']['buildings'][number]['slug']
export type GallerySlug = (typeof architectureAgency)['gallery']['pictures'][number]['slug']
