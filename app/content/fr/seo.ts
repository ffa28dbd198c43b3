import type { seo as english } from '../en/seo.ts'
import type { Translation } from '../translation.ts'
import { site } from './site.ts'

export const seo = {
  feed: `${site.name} : articles`,
  cardAlt: '{title}, et l’emblème d’{studio}',
  areaServed: ['Algérie', 'Tunisie', 'France'],
  llms: {
    pages: 'Pages',
    services: 'Services',
    projects: 'Réalisations',
    caseStudies: 'Études de cas',
    articles: 'Articles',
    team: 'Équipe',
    note: 'Les pages de démonstration parlent au nom d’entreprises inventées : leurs chiffres ne sont pas ceux du studio.',
  },
} satisfies Translation<typeof english>
