/** No text may say that something was sent, because the site cannot know that. */
import type { words as english } from '../../en/parts/hand-over.ts'
import type { Translation } from '../../translation.ts'

export const words = {
  title: [{ text: 'Plus qu’une', voice: 'counter' }, { text: 'étape.' }],
  lead: 'Votre demande est enregistrée sur cet appareil et ne l’a pas quitté. Choisissez comment nous l’envoyer.',
  reference: 'Votre référence :',
  tooLong: {
    email:
      'Votre demande est trop longue pour un e-mail déjà rédigé. Enregistrez-la dans un fichier et joignez-le : l’e-mail contient un texte abrégé.',
    both: 'Votre demande est trop longue pour un e-mail ou un message WhatsApp déjà rédigé. Enregistrez-la dans un fichier et joignez-le : le message est abrégé.',
  },
  channels: {
    email: 'Ouvrir dans votre messagerie',
    whatsapp: 'WhatsApp',
    share: 'Partager',
    copy: 'Copier le texte',
    file: 'Enregistrer un fichier',
  },
  /** Some are followed by the e-mail address. */
  opened: {
    email: 'Nous avons ouvert votre messagerie.',
    whatsapp: 'Nous avons ouvert WhatsApp.',
    share: 'Le texte est dans l’application que vous avez choisie. Envoyez-le de là à',
    copy: 'Texte copié. Collez-le dans un message à',
    file: 'Enregistré dans vos téléchargements. Joignez-le à un message à',
  },
  pressSend:
    'Il ne reste qu’à appuyer sur Envoyer. Si rien ne s’est ouvert, copiez le texte et écrivez à',
  copyFailed:
    'Votre navigateur ne nous a pas laissés copier. Sélectionnez le texte ci-dessous et copiez-le.',
  shareFailed: 'Votre appareil n’a pas pu le partager. Choisissez un autre moyen.',
  preview: 'Relire d’abord le texte',
  done: 'Je l’ai envoyée',
  doneNote:
    'C’est noté, sur cet appareil seulement. Si vous nous appelez ou nous écrivez à ce sujet, citez la référence.',
  forget: 'Ne pas me le rappeler',
  forgotten:
    'Nous ne redemanderons pas. Ce que vous avez écrit reste enregistré dans ce navigateur.',
  question: {
    before: 'Demande enregistrée',
    /** The day between both; `{day}` is a weekday or a date. */
    days: { today: 'aujourd’hui', yesterday: 'hier', onDay: 'le {day}' },
    after: 'L’avez-vous envoyée ?',
  },
  yes: 'Oui',
  notYet: 'Pas encore',
  dismiss: 'Ne plus demander',
  waiting: 'Une demande est enregistrée sur cet appareil :',
  handOver: 'Choisir comment l’envoyer',
  /** Followed by a hyphen and the reference. */
  fileName: 'ikosim-demande',
  letter: {
    enquiry: 'Demande',
    from: 'De',
    cut: '[Texte abrégé ici. Le fichier le contient en entier.]',
    machine: 'Pour les dossiers du studio. Merci de laisser cette ligne telle quelle :',
  },
} as const satisfies Translation<typeof english>
