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
    end: 'La route finit ici',
    again: 'Refaire la route',
    status: 'Enregistrées dans ce téléphone\u00a0: {saved}. Au bureau\u00a0: {sent}.',
    harmless: 'Rien ne quitte cette page.',
  },
  fields: {
    before: 'L’ancien formulaire\u00a0: {count} champs',
    after: 'Le nouveau\u00a0: {count}',
    reasons: [
      'se retrouvaient par le numéro de contrat',
      'pour une statistique que nul n’établissait',
      'utiles dans un cas sur dix',
      'posaient la même question autrement',
    ],
    kept: 'restent',
    finishedBefore: '11 conducteurs sur 20 terminent, en 12 minutes.',
    finishedAfter: '18 sur 20 terminent, en 4 minutes.',
  },
  paperwork: {
    app: 'L’application',
    papers: [
      'Paiement en ligne, avec la banque',
      'Numéro D-U-N-S',
      'Compte Google Play',
      'Compte Apple',
      'Règles de confidentialité',
      'Page de paiement certifiée',
      'Description, images, classement',
      'Premier envoi',
    ],
    first: 'Semaine 1',
    last: 'Semaine 12',
  },
} as const satisfies Translation<typeof english>
