import type { portfolio as english } from '../en/portfolio.ts'
import type { Translation } from '../translation.ts'

export const portfolio = {
  title: 'Réalisations',
  description:
    'Dix projets d’Ikosim Studio : banque, eau, ports, cliniques, montagne, clémentines. Ce que nous avons fait, pour qui, et ce que cela a changé.',
  headline: [{ text: 'Le travail', voice: 'counter' }, { text: 'et ce qu’il a changé' }],
  strip: 'Dix projets, une bande de chacun',
  projects: {
    label: 'Projets',
    filter: 'Filtrer les projets',
  },
  callToAction: {
    title: [{ text: 'Lequel ressemble' }, { text: 'au vôtre\u202f?' }],
    text: 'Nommez-le, dites ce qui change. Un designer et un développeur lisent chaque message qui nous parvient.',
    label: 'Démarrer un projet',
  },
} as const satisfies Translation<typeof english>
