import type { words as english } from '../../en/parts/error-page.ts'
import type { Translation } from '../../translation.ts'

export const words = {
  documentTitle: 'Erreur',
  title: 'Erreur inattendue de l’application !',
  /** Followed by the e-mail address. */
  text: 'Ce que vous avez enregistré dans ce navigateur est intact. Recharger la page suffit en général ; sinon, écrivez à',
  reload: 'Recharger la page',
  home: 'Retour à l’accueil',
} as const satisfies Translation<typeof english>
