import type { words as english } from '../../en/parts/receipt.ts'
import type { Translation } from '../../translation.ts'

export const words = {
  thousands: ' ',
  painted: 'Page affichée en {milliseconds} ms.',
  prepared: 'Votre navigateur avait préparé cette page avant que vous la demandiez.',
  kept: 'Votre navigateur avait gardé cette page.',
  fetched: {
    one: '{kilobytes} ko en une requête',
    other: '{kilobytes} ko en {count} requêtes',
  },
  asked: { one: 'Une requête', other: '{count} requêtes' },
  copied: {
    one: 'son unique fichier était déjà sur votre appareil',
    other: 'les {count} fichiers étaient déjà sur votre appareil',
  },
  alone: 'rien demandé à d’autres sociétés',
  others: { one: 'une vers {hosts}', other: '{count} vers {hosts}' },
} as const satisfies Translation<typeof english>
