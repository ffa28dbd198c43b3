import type { termsOfUse as english } from '../en/terms-of-use.ts'
import type { Translation } from '../translation.ts'

export const termsOfUse = {
  ending: {
    title: [{ text: 'Deux noms' }, { text: 'sous un même contrat.' }],
    text: 'Un projet commence quand les deux ont signé. Si une clause n’est pas claire, interrogez-nous avant de signer : la réponse ne coûte rien.',
    action: 'Demander le sens d’une clause',
    you: 'Pour vous',
    studio: 'Pour Ikosim Studio',
  },
} as const satisfies Translation<typeof english>
