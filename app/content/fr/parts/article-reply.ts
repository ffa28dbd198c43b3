import type { words as english } from '../../en/parts/article-reply.ts'
import type { Translation } from '../../translation.ts'
import { formFoot, longFormTexts } from '../forms.ts'

export const words = {
  title: 'Laisser un commentaire',
  labels: {
    fullName: 'Nom complet*',
    email: 'E-mail*',
    website: 'Site',
    comment: 'Commentaire*',
  },
  hints: {
    email: 'Il n’est pas publié.',
    website: 'Si vous en avez un, avec https:// devant.',
  },
  send: 'Laisser le commentaire',
  saved: 'Merci de votre commentaire ! Il est en attente de relecture.',
  ...longFormTexts,
  /** Before the article's id. */
  mailSubject: 'Réponse à',
  foot: formFoot,
} as const satisfies Translation<typeof english>
