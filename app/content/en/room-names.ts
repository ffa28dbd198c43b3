import type { RoomId } from '../rooms.ts'

/** What the menu calls the room that one is in. */
export const roomNames = {
  home: 'Home',
  about: 'About',
  services: 'Services',
  portfolio: 'Portfolio',
  blog: 'Blog',
  photography: 'Photography',
  marketing: 'Marketing',
  freelancer: 'Freelancer',
  architecture: 'Architecture',
  creativeSolution: 'Creative solution',
  personalPortfolio: 'Personal portfolio',
  creativePortfolio: 'Creative portfolio',
  showcase: 'Showcase',
  caseStudyShowcase: 'Case studies',
  films: 'Films',
  contact: 'Contact',
  faq: 'FAQ',
  team: 'Team',
  caseStudies: 'Case study',
  smallPrint: 'Small print',
} as const satisfies Record<RoomId, string>
