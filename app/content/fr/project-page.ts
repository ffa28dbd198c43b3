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
    before: 'Avant',
    now: 'Maintenant',
    names: {
      'tassili-bank': {
        before: 'En agence',
        now: '11 minutes\u00a0: cinq écrans, sur le téléphone',
      },
      'qantara-rides': { before: 'Pendant l’essai' },
      'sirocco-air': { before: 'Peinture', now: 'Film' },
    },
    pieces: { 'tassili-bank': ['formulaire', 'certificat', 'signature', 'lettre'] },
    days: 'jour\u00a0{count}',
  },
  scene: 'Image du projet',
  plates: 'Images du travail',
  caseStudy: 'Lire l’étude de cas :',
  neighbours: { label: 'Autres projets', next: 'Projet suivant', previous: 'Projet précédent' },
  end: { text: 'La même chose, pour vous ?', action: 'Démarrer un projet' },
} as const satisfies Translation<typeof english>
