import type { words as english } from '../../en/parts/newsletter.ts'
import type { Translation } from '../../translation.ts'
import { formFoot, unsavedText } from '../forms.ts'

export const words = {
  titles: {
    main: [{ text: 'Une lettre par mois.' }],
    side: [{ text: 'Une lettre' }, { text: 'par mois.' }],
  },
  text: 'Nos projets, leur coût, ce que nous ferions autrement. Rien d’autre.',
  label: 'Votre adresse e-mail',
  send: 'S’inscrire',
  saved: 'Merci de votre inscription !',
  refusals: { duplicate: 'Cette adresse est déjà inscrite !' },
  unsaved: unsavedText,
  incomplete: 'Veuillez saisir votre adresse e-mail',
  // The form has one required field, and `incomplete` names it.
  missing: '',
  mail: { subject: 'Lettre d’information', body: 'Merci d’ajouter {email}' },
  foot: formFoot,
} as const satisfies Translation<typeof english>
