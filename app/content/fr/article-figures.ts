import type { articleFigures as english } from '../en/article-figures.ts'
import type { Translation } from '../translation.ts'

export const articleFigures = {
  outbox: {
    phone: 'Boîte d’envoi',
    office: 'Le bureau',
    connection: 'Réseau',
    on: 'présent',
    off: 'coupé',
    deliveries: [
      { place: 'Metlili', load: '6 caisses d’eau' },
      { place: 'Sebseb', load: '1 réfrigérateur' },
      { place: 'Mansoura', load: '4 sacs de farine' },
      { place: 'Hassi Fehal', load: '2 pneus' },
      { place: 'Hassi Gara', load: '9 caisses de dattes' },
      { place: 'El Goléa', load: '400 chaises' },
    ],
    states: { saved: 'Enregistré', sending: 'Envoi en cours', sent: 'Envoyé' },
    deliver: 'Livrer à l’arrêt suivant',
    again: 'Refaire la route',
    status: 'Enregistrées dans ce téléphone\u00a0: {saved}. Au bureau\u00a0: {sent}.',
    harmless: 'Rien ne quitte cette page.',
  },
} as const satisfies Translation<typeof english>
