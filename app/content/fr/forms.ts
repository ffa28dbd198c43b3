import type {
  enquiryFormTexts as englishEnquiry,
  formFoot as englishFoot,
  longFormTexts as englishLong,
} from '../en/forms.ts'
import type { Translation } from '../translation.ts'

export const unsavedText = 'L’enregistrement dans votre navigateur a échoué. Rien n’a été envoyé.'

export const longFormTexts = {
  unsaved: unsavedText,
  incomplete: 'Veuillez remplir tous les champs obligatoires',
  missing: 'Encore vide',
} as const satisfies Translation<typeof englishLong>

export const enquiryFormTexts = {
  saved: 'Merci de votre message ! Nous vous répondrons bientôt.',
  ...longFormTexts,
} as const satisfies Translation<typeof englishEnquiry>

export const formFoot = {
  text: 'Votre commentaire reste dans ce navigateur. Envoyez-le-nous par e-mail pour le voir publié.',
  twoSteps: 'Ensuite, vous l’envoyez, déjà rédigé, par mail ou WhatsApp.',
  oneMail: 'Encore une étape\u00a0: un e-mail déjà rédigé, que vous nous envoyez.',
  /** Followed by the link `savedMail`. */
  saved: 'Enregistré dans ce navigateur. Votre inscription nous parvient dès que vous envoyez',
  savedMail: 'cet e-mail déjà rédigé',
  link: 'Confidentialité',
  noScripts:
    'Le formulaire a besoin d’un script, désactivé ou non chargé. Rien n’a été envoyé, et votre texte reste ici. Copiez-le dans un e-mail, ou appelez :',
  remedy: {
    before: 'Votre texte est toujours là. Envoyez-le',
    mail: 'par e-mail',
    call: 'ou appelez le',
  },
} as const satisfies Translation<typeof englishFoot>
