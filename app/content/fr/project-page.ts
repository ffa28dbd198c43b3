import type { projectPage as english } from '../en/project-page.ts'
import type { Translation } from '../translation.ts'

export const projectPage = {
  breadcrumb: { portfolio: 'Réalisations' },
  facts: {
    client: 'Client',
    category: 'Catégorie',
    location: 'Lieu',
    date: 'Date',
    software: 'Outils',
  },
  figures: 'Ce qui a changé',
  scene: 'Image du projet',
  plates: 'Images du travail',
  caseStudy: 'Lire l’étude de cas :',
  neighbours: { label: 'Autres projets', next: 'Projet suivant', previous: 'Projet précédent' },
  end: { text: 'La même chose, pour vous ?', action: 'Démarrer un projet' },
} as const satisfies Translation<typeof english>
