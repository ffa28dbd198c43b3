/**
 * Names of sections as the specification gives them, shown as labels above the headlines.
 * Source: spec §2; D29.
 */
export const sectionNames = {
  about: 'About',
  agile: 'Agile',
  awards: 'Awards',
  blog: 'Blog',
  contact: 'Contact',
  coreServices: 'Core services',
  faq: 'FAQ',
  featuredCaseStudy: 'Featured case study',
  funFacts: 'Fun facts',
  gallery: 'Gallery',
  partners: 'Partners',
  portfolio: 'Portfolio',
  pricing: 'Pricing',
  pricingAndPackaging: 'Pricing and packaging',
  process: 'Process',
  services: 'Services',
  skills: 'Skills',
  team: 'Team',
  testimonials: 'Testimonials',
  whyChooseUs: 'Why choose us',
} as const
