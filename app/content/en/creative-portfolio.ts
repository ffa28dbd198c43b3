/** The wall: Mur Porteur, an invented practice of two designers, hangs four works and shows one at length. */

/** A row of the wall. Source: spec §3, "Feature project"; `imageUrl` follows from the slug. */
export type FeatureProject = {
  /** The name under which its picture is found. */
  slug: string
  title: string
  subtitle: string
  category: 'Web Development' | 'Branding' | 'UI Design' | 'Apps Design'
  /** Materials, as a museum's label names them, and the year. */
  medium: string
  btnText: string
  btnLink: string
}

export const practice = {
  name: 'Mur Porteur',
  lead: 'In French, the wall that holds the house up. We are two designers in Oran, and we hang a work only when somebody else has lived with it for a year.',
} as const

/** In the order of the wall. The links are those that the specification spells out. Source: spec §2, "Creative portfolio". */
export const featureProjects = [
  {
    slug: 'salines',
    title: 'Salines de Béthioua',
    subtitle:
      'Forty ponds, one figure. The salt works publish how salty each pond is, every morning, and buyers stopped ringing to ask.',
    category: 'Web Development',
    medium: 'HTML, one sensor a pond, rain; 2024',
    btnText: 'See Details',
    btnLink: '/portfolio/portfolio-details',
  },
  {
    slug: 'phare',
    title: 'Minuit au Phare',
    subtitle:
      'A name and a poster for four nights of film on a quay. The keeper lent us the lamp, and the posters were stolen by the second night.',
    category: 'Branding',
    medium: 'Two inks on wet paper; 2023',
    btnText: 'See Details',
    btnLink: '/portfolio/portfolio-details',
  },
  {
    slug: 'ligne',
    title: 'Ligne B, quai 2',
    subtitle:
      'The sign at a tram stop, read at a run. The figure is as tall as a hand because that is what people see from the other pavement.',
    category: 'UI Design',
    medium: 'Glass, 1,200 candela, fog; 2025',
    btnText: 'See Details',
    btnLink: '/portfolio/portfolio-details',
  },
  {
    slug: 'citron',
    title: 'Quarante kilos',
    subtitle:
      'An app for neighbours with a lemon tree and neighbours without one. Payment is in jam, and nobody has complained yet.',
    category: 'Apps Design',
    medium: 'React Native, ladders, a friendly dog; 2025',
    btnText: 'See Details',
    btnLink: '/portfolio/portfolio-details',
  },
] as const satisfies readonly FeatureProject[]

export type FeatureProjectSlug = (typeof featureProjects)[number]['slug']

export const featuredStudy = {
  title: 'One house, eleven rooms',
  text: 'The studio that built this wall also built the house around it: eleven rooms by the same hands, none of which may look like its neighbour. How that was drawn, checked and paid for is a long story, told in full.',
  medium: 'TypeScript, twenty faces, no stock photographs',
  btnText: 'Read the case study',
  btnLink: '/case-study/case-study-details',
} as const

export const wallEnd = {
  text: 'The nail is in. Bring what you have, and we shall tell you in an hour whether it needs us.',
  btnText: 'Apply For Meeting',
  btnLink: '/contact',
  demonstration:
    'Mur Porteur is invented, and so are its clients. The wall is a demonstration by Ikosim Studio.',
} as const
