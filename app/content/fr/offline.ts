import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../translation.ts'

export const offline = {
  title: 'Pas de connexion',
  description:
    'Votre appareil est hors ligne et n’a pas gardé de copie de cette page. Voici les pages d’Ikosim Studio qu’il peut ouvrir.',
  headline: 'Vous êtes hors ligne.',
  text: 'Cet appareil garde une copie des quarante dernières pages que vous avez ouvertes ici, et celle-ci n’en fait pas partie.',
  again: 'Réessayer',
  keptTitle: 'Pages gardées sur cet appareil',
} as const satisfies Translation<typeof english>
