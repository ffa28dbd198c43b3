import type { partners as english } from '../en/partners.ts'
import type { Translation } from '../translation.ts'

export const partners = {
  'zerda-hosting': {
    name: 'Zerda Hosting',
    role: 'Héberge à Alger et à Oran les serveurs de nos clients',
  },
  'aures-payments': {
    name: 'Aurès Payments',
    role: 'Encaisse les paiements par carte des boutiques et des applications',
  },
  'numid-maps': {
    name: 'Numid Maps',
    role: 'Relève les routes et les pistes que les autres cartes oublient',
  },
  'salamandre-audit': {
    name: 'Salamandre Audit',
    role: 'Audite le code qui touche à l’argent ou à la santé',
  },
  'halfa-press': {
    name: 'Halfa Press',
    role: 'Imprime les premières épreuves de chaque marque que nous dessinons',
  },
  'oued-signs': {
    name: 'Oued Signs',
    role: 'Fabrique et pose les enseignes que nous dessinons',
  },
  'tafoukt-solar': {
    name: 'Tafoukt Solar',
    role: 'Alimente nos téléphones de test et presque tout le studio',
  },
  'kahina-freight': {
    name: 'Kahina Freight',
    role: 'Transporte les échantillons entre Alger et Marseille',
  },
} as const satisfies Translation<typeof english>
