/** The language of this folder. */
import type { Language } from '../../lib/language.ts'

export const language = {
  code: 'fr',
  direction: 'ltr',
  prefix: '/fr',
  name: 'Français',
  locale: 'fr-DZ',
  offer: { link: 'Lire cette page en français', dismiss: 'Non merci' },
} as const satisfies Language
