import type { caseStudyShowcase as english } from '../en/case-study-showcase.ts'
import type { Translation } from '../translation.ts'

/** Words of the case study showcase. */
export const caseStudyShowcase = {
  title: 'Vitrine d’études de cas',
  description:
    'Cinq études de cas d’Ikosim Studio : un compte en banque, une facture d’eau, sept cliniques, des sentiers de montagne et une boutique de carreaux faits main.',
  label: 'Cinq études de cas',
  ears: ['Alger', 'N°\u00a05, cinq pages', 'Prix\u00a0: 0\u00a0DA'],
  next: 'Suite en page',
  social: 'Réseaux',
  action: 'Lire l’étude de cas',
} as const satisfies Translation<typeof english>
