/**
 * The map of the site: one room for each of the twenty faces of the icosahedron, in the order of its net. The five faces
 * around the top are the menu's first entries, the belt of ten is the demonstrations, and the five around the bottom are
 * the rest.
 */
export const rooms = [
  // The top, five faces.
  { id: 'home', paths: ['/', '/digital-agency'] },
  { id: 'about', paths: ['/about'] },
  { id: 'services', paths: ['/service'] },
  { id: 'portfolio', paths: ['/portfolio'] },
  { id: 'blog', paths: ['/blog'] },
  // The belt, ten faces.
  { id: 'photography', paths: ['/photography-agency'] },
  { id: 'marketing', paths: ['/marketing-agency'] },
  { id: 'freelancer', paths: ['/freelancer-agency'] },
  { id: 'architecture', paths: ['/architecture-agency'] },
  { id: 'creativeSolution', paths: ['/creative-solution'] },
  { id: 'personalPortfolio', paths: ['/personal-portfolio'] },
  { id: 'creativePortfolio', paths: ['/creative-portfolio'] },
  { id: 'showcase', paths: ['/showcase-portfolio'] },
  { id: 'caseStudyShowcase', paths: ['/case-study-showcase'] },
  { id: 'films', paths: ['/video-showcase'] },
  // The bottom, five faces.
  { id: 'contact', paths: ['/contact'] },
  { id: 'faq', paths: ['/faq'] },
  { id: 'team', paths: ['/team'] },
  { id: 'caseStudies', paths: ['/case-study'] },
  {
    id: 'smallPrint',
    paths: ['/terms-of-use', '/privacy-policy', '/offline', '/admin', '/404'],
  },
] as const satisfies readonly Room[]

type Room = {
  id: string
  /** The paths of its pages; a path stands for everything below it. */
  paths: readonly `/${string}`[]
}

export type RoomId = (typeof rooms)[number]['id']
