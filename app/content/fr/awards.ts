import type { awards as english } from '../en/awards.ts'
import type { Translation } from '../translation.ts'

export const awards = {
  'noria-water': {
    position: 'Première',
    type: 'Langage clair, vote des lecteurs à Mostaganem',
  },
  'yasmine-clinics': {
    position: 'Deuxième',
    type: 'Écriture en deux langues, table ronde des traducteurs de Constantine',
  },
  'marsa-port': {
    position: 'Premier',
    type: 'Outil de l’année, pilotes de Béjaïa',
  },
  'riwaq-books': {
    position: 'Finaliste',
    type: 'Typographie à l’écran, métiers de l’imprimerie à Tunis',
  },
  'hoggar-trails': {
    position: 'Premier',
    type: 'Site le plus léger, rencontre de développeurs à Ghardaïa',
  },
  clement: {
    position: 'Troisième',
    type: 'Meilleure caisse, halle des grossistes de Blida',
  },
  'dar-zellij': {
    position: 'Premier',
    type: 'Le moins de retours, sociétés de livraison de Marseille',
  },
  'sirocco-air': {
    position: 'Première',
    type: 'Lisible du plus loin, équipes de piste de Ghardaïa',
  },
} as const satisfies Translation<typeof english>
