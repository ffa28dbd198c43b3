import type { contact as english } from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export const contact = {
  title: 'Contact',
  description:
    'Écrire à Ikosim Studio, à Alger : un formulaire, un numéro de téléphone, une adresse et un plan de la baie.',
  headline: [{ text: 'Nous écrire,' }, { text: 'tout simplement.' }],
  lead: 'Dites-nous ce que vous voulez créer, pour qui et pour quand. Pour le message, un paragraphe suffit.',
  salutation: 'Bonjour Ikosim,',
  stamp: '20 DA',
} as const satisfies Translation<typeof english>
