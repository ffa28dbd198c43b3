import type { privacyPolicy as english } from '../en/privacy-policy.ts'
import type { Translation } from '../translation.ts'

export const privacyPolicy = {
  ending: {
    title: [{ text: 'Ici, rien' }, { text: 'n’est caviardé.' }],
    facts: [
      { of: 'Cookies', value: 'aucun' },
      { of: 'Statistiques', value: 'aucune' },
      { of: 'Publicité', value: 'aucune' },
      { of: 'Fichiers de tiers', value: 'à votre demande' },
    ],
    text: 'Le studio sait ce que vous lui avez envoyé. Demandez-le, et vous en recevez une copie, en général sous trois jours.',
    action: 'Demander vos données',
  },
} as const satisfies Translation<typeof english>
