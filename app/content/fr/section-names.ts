import type { sectionNames as english } from '../en/section-names.ts'
import type { Translation } from '../translation.ts'

export const sectionNames = {
  about: 'À propos',
  agile: 'Agilité',
  awards: 'Distinctions',
  blog: 'Blog',
  contact: 'Contact',
  coreServices: 'Services principaux',
  faq: 'FAQ',
  featuredCaseStudy: 'Étude de cas à la une',
  funFacts: 'En chiffres',
  gallery: 'Galerie',
  partners: 'Partenaires',
  portfolio: 'Réalisations',
  pricing: 'Tarifs',
  pricingAndPackaging: 'Tarifs et forfaits',
  process: 'Méthode',
  services: 'Services',
  skills: 'Compétences',
  team: 'Équipe',
  testimonials: 'Témoignages',
  whyChooseUs: 'Pourquoi nous choisir',
} as const satisfies Translation<typeof english>
