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
  /** Materials and year, as on a museum label. */
  medium: string
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
    lead: 'A mur porteur is a load-bearing wall. Practice of two designers, Oran. Each work enters the collection after one year in use by its client.',
    action: 'Let’s talk',
  },
  works: {
    title: 'Four works',
    /** The specification gives the links. Source: spec §2, "Creative portfolio". */
    items: [
      {
        slug: 'salines',
        title: 'Salines de Béthioua',
        subtitle:
          'Forty ponds, measured every morning. The salinity of each is published as a colour, pale to crimson, for the buyers of salt.',
        rejected: 'Rejected: a table of forty figures; buyers look for the reddest pond.',
        category: 'Web Development',
        medium: 'HTML, one sensor in each pond; 2024',
        gloss: '“We harvest at 280. In nine days, if it does not rain.”',
        btnText: 'See Details',
        btnLink: '/portfolio/portfolio-details',
      },
      {
        slug: 'phare',
        title: 'Minuit au Phare',
        subtitle:
          '“Midnight at the lighthouse”: name and poster of a film festival, four nights on a quay. The last known copy.',
        rejected: 'Rejected: a photograph of the quay; at midnight there is nothing to see.',
        category: 'Branding',
        medium: 'Four inks on paper; 2023',
        gloss: '“Sunday the 20th: nothing, we sleep.”',
        btnText: 'See Details',
        btnLink: '/portfolio/portfolio-details',
      },
      {
        slug: 'ligne',
        title: 'Ligne B, quai 2',
        subtitle:
          'Line B, platform 2: display for a tram stop. The numeral, as tall as a hand, is legible from the opposite pavement.',
        rejected: 'Rejected: four trams in equal lines; whoever runs reads one number.',
        category: 'UI Design',
        medium: 'Glass, 1,200 candela; 2025',
        gloss: '“Three minutes to Les Amandiers, seats at the front.”',
        btnText: 'See Details',
        btnLink: '/portfolio/portfolio-details',
      },
      {
        slug: 'citron',
        title: 'Quarante kilos',
        subtitle:
          'One lemon tree bears forty kilos. The app joins people without a tree to a neighbour with one; payment is in jam.',
        rejected: 'Rejected: a price per kilo; neighbours do not sell each other lemons.',
        category: 'Apps Design',
        medium: 'React Native, iOS and Android; 2025',
        gloss: '“There are lemons in Fig Tree Street.” “It can’t take any more.”',
        btnText: 'See Details',
        btnLink: '/portfolio/portfolio-details',
      },
    ] as const satisfies readonly FeatureProject[],
  },
  study: {
    label: sectionNames.featuredCaseStudy,
    title: 'One site, eleven home pages',
    text: 'Eleven home pages hung side by side, no two alike. The case study documents their design, their testing and the work in them.',
    medium: 'Featured case study: TypeScript, pictures made by code, no stock photographs',
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
    text: 'An acquisition begins with half an hour of conversation. Bring the idea in the state that it is in.',
    btnText: 'Apply For Meeting',
    btnLink: '/contact',
    floor: {
      label: 'About this page',
      demonstration:
        'Mur Porteur is invented, and so are its clients. This page is a demonstration by Ikosim Studio.',
    },
  },
} as const

export type FeatureProjectSlug = (typeof creativePortfolio)['works']['items'][number]['slug']
