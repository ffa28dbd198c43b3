import type { projectPage as english } from '../en/project-page.ts'
import type { Translation } from '../translation.ts'

export const projectPage = {
  breadcrumb: { portfolio: 'Réalisations' },
  index: { facts: 'Fiche', figures: 'Résultats', pictures: 'Images', next: 'Suivant' },
  facts: {
    client: 'Client',
    category: 'Catégorie',
    location: 'Lieu',
    date: 'Date',
    software: 'Outils',
  },
  figures: 'Ce qui a changé',
  scale: {
    before: {
      'tassili-bank': 'Avant\u00a0: quatre jours',
      clement: 'Avant\u00a0: quatre couleurs',
      'marsa-port': 'Avant\u00a0: 26\u00a0min',
      'noria-water': 'Avant\u00a0: 12\u202f%',
      'riwaq-books': 'Avant\u00a0: 10\u00a0min',
      'yasmine-clinics': 'Avant\u00a0: 47\u00a0min',
      'hoggar-trails': 'Avant',
      'qantara-rides': 'Pendant l’essai\u00a0: 19\u202f%',
      'dar-zellij': 'Avant',
      'sirocco-air': 'Peinture\u00a0: neuf jours',
    },
    papers: { 'tassili-bank': ['formulaire', 'certificat', 'signature', 'lettre'] },
    screens: { 'tassili-bank': ['carte', 'visage', 'adresse', 'travail', 'nom'] },
    span: '9\u00a0h\u00a041 → 9\u00a0h\u00a052',
    /** What it is, where its value alone would only say the figure again. */
    after: { 'tassili-bank': 'Maintenant\u00a0: cinq écrans, sur le téléphone' },
    now: 'Maintenant : {value}',
  },
  scene: 'Image du projet',
  plates: 'Images du travail',
  caseStudy: 'Lire l’étude de cas :',
  neighbours: { label: 'Autres projets', next: 'Projet suivant', previous: 'Projet précédent' },
  end: { text: 'La même chose, pour vous ?', action: 'Démarrer un projet' },
} as const satisfies Translation<typeof english>
