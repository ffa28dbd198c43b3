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
  captions: {
    'noria-water-bills': 'Mai 2025\u00a0: la troisième facture nouvelle formule.',
    'tassili-bank-onboarding': 'En or, le compte le plus récent, ouvert en onze minutes.',
    'yasmine-clinics-two-languages':
      'Un téléphone propose des rendez-vous en français, l’autre en confirme un en arabe.',
    'hoggar-trails-offline':
      'Le sentier contourne le téléphone et continue sur sa carte, qui se passe de réseau.',
    'dar-zellij-shop':
      'Des étoiles de papier, l’une dans l’autre. Celles de la boutique sont en argile.',
  },
  short: {
    'noria-water-bills': 'Noria',
    'tassili-bank-onboarding': 'Tassili',
    'yasmine-clinics-two-languages': 'Yasmine',
    'hoggar-trails-offline': 'Hoggar',
    'dar-zellij-shop': 'Zellij',
  },
} as const satisfies Translation<typeof english>
