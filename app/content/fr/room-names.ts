import type { roomNames as english } from '../en/room-names.ts'
import type { Translation } from '../translation.ts'

export const roomNames = {
  home: 'Accueil',
  about: 'À propos',
  services: 'Services',
  portfolio: 'Réalisations',
  blog: 'Blog',
  photography: 'Photographie',
  marketing: 'Marketing',
  freelancer: 'Indépendant',
  architecture: 'Architecture',
  creativeSolution: 'Solution créative',
  personalPortfolio: 'Portfolio personnel',
  creativePortfolio: 'Portfolio créatif',
  showcase: 'Vitrine',
  caseStudyShowcase: 'Études de cas',
  films: 'Films',
  contact: 'Contact',
  faq: 'FAQ',
  team: 'Équipe',
  caseStudies: 'Étude de cas',
  smallPrint: 'Mentions légales',
} as const satisfies Translation<typeof english>
