import { sectionNames } from './section-names.ts'

/** A project row. Source: spec §3, "Feature project"; `imageUrl` follows from the slug. */
type FeatureProject = {
  /** The name under which its picture is found. */
  slug: string
  title: string
  subtitle: string
  /** What was tried and given up, and why. */
  rejected: string
  category: 'Web Development' | 'Branding' | 'UI Design' | 'Apps Design'
  /** As on a museum label, a line each: material and year, size, and where it comes from. */
  medium: readonly string[]
  /** What the words in its picture say; the pictures are the same in every language. */
  gloss: string
  btnText: string
  btnLink: string
}

/** Words of the creative portfolio, in page order, about an invented practice of two designers, Mur Porteur. */
export const creativePortfolio = {
  title: 'Creative portfolio',
  description:
    'Four works by two designers in Oran, shown large: a salt works, a film festival, a tram stop and an app for sharing lemons.',
  hero: {
    label: 'In short',
    headline: [{ text: 'Mur', voice: 'counter' }, { text: 'Porteur' }],
    lead: 'A mur porteur is a load-bearing wall. Here it is also a practice of two designers in Oran, invented by Ikosim.',
    action: 'Let’s talk',
  },
  /** Links to what follows the first work. */
  index: [
    { href: '#phare', label: 'More works' },
    { href: '#study', label: 'Case study' },
    { href: '#partners', label: 'Partners' },
    { href: '#meeting', label: 'Meeting' },
  ],
  works: {
    title: 'Four works',
    /** Under the buttons, which all lead to that page. */
    target: 'How a project with Ikosim runs',
    /** The specification gives the links. Source: spec §2, "Creative portfolio". */
    items: [
      {
        slug: 'salines',
        title: 'Salines de Béthioua',
        subtitle:
          'Website of a salt works with forty ponds. The salinity of each is measured every morning and published as a colour, from pale to crimson.',
        rejected: 'Rejected: a table of forty figures. Buyers look for the reddest pond first.',
        category: 'Web Development',
        medium: ['HTML, forty sensors, 2024', 'Width variable', 'Gift of the salt works'],
        gloss: '“We harvest at 280. In nine days, if it does not rain.”',
        btnText: 'See Details',
        btnLink: '/portfolio/portfolio-details',
      },
      {
        slug: 'phare',
        title: 'Minuit au Phare',
        subtitle:
          'Name and poster of “Midnight at the lighthouse”, a festival of films shown on a quay during four nights. Two hundred copies were printed; this is the last one known.',
        rejected:
          'Rejected: a photograph of the quay, taken at midnight. It was too dark to be printed.',
        category: 'Branding',
        medium: [
          'Four inks on paper, 2023',
          '96\u00a0×\u00a0120\u00a0cm',
          'Found in the projection room',
        ],
        gloss: '“Sunday the 20th: nothing, we sleep.”',
        btnText: 'See Details',
        btnLink: '/portfolio/portfolio-details',
      },
      {
        slug: 'ligne',
        title: 'Ligne B, quai 2',
        subtitle:
          'Display for platform 2 of a tram stop on Line B. The numeral is as tall as a hand and can be read from the opposite pavement.',
        rejected:
          'Rejected: four trams in lines of equal size. Passengers who run read one number only.',
        category: 'UI Design',
        medium: ['Glass, 1,200 candela, 2025', '90\u00a0×\u00a060\u00a0cm', 'Lent by the tramway'],
        gloss: '“Les Amandiers in three minutes, seats at the front.”',
        btnText: 'See Details',
        btnLink: '/portfolio/portfolio-details',
      },
      {
        slug: 'citron',
        title: 'Quarante kilos',
        subtitle:
          'Application for sharing lemons. One tree bears about forty kilos; the application connects its owner with neighbours who have no tree. Payment is made in jam.',
        rejected:
          'Rejected: a price per kilo. The neighbours who were asked did not wish to sell lemons to each other.',
        category: 'Apps Design',
        medium: [
          'React Native for iOS and Android, 2025',
          '7\u00a0×\u00a015\u00a0cm',
          'In use on 212 telephones',
        ],
        gloss: '“There are lemons in Fig Tree Street.” “It can’t take any more.”',
        btnText: 'See Details',
        btnLink: '/portfolio/portfolio-details',
      },
    ] as const satisfies readonly FeatureProject[],
  },
  study: {
    label: sectionNames.featuredCaseStudy,
    title: 'One site, eleven home pages',
    text: 'Eleven home pages of one website hang side by side. The case study documents how they were designed, tested and built.',
    medium: 'TypeScript. Pictures made by code, no stock photographs.',
    btnText: 'Read how this site was made',
    btnLink: '/case-study/case-study-details',
  },
  partners: {
    title: [{ text: 'With help from four firms', voice: 'counter' }],
    /** What each of them did for the wall; the names are in `partners.ts`. */
    helpers: [
      { slug: 'halfa-press', part: 'Printed by' },
      { slug: 'oued-signs', part: 'Lettered by' },
      { slug: 'kahina-freight', part: 'Carried by' },
      { slug: 'tafoukt-solar', part: 'Lit by' },
    ],
  },
  end: {
    title: { display: 'This frame', counter: 'is yours' },
    /** On the frame's label, as on those of the works. */
    label: { title: 'Untitled', medium: 'Material, size and date to be agreed' },
    text: 'An acquisition begins with half an hour of conversation. Bring the idea, however unfinished.',
    btnText: 'Apply For Meeting',
    btnLink: '/contact',
    floor: {
      label: 'About this page',
      demonstration:
        'A demonstration by Ikosim Studio: Mur Porteur and its clients are invented, the four firms are our suppliers.',
    },
  },
} as const

export type FeatureProjectSlug = (typeof creativePortfolio)['works']['items'][number]['slug']
