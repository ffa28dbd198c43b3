import type { words as english } from '../../en/parts/enquiry-form.ts'
import type { Translation } from '../../translation.ts'
import { enquiryFormTexts, formFoot } from '../forms.ts'

export const words = {
  labels: {
    fullName: 'Nom complet*',
    email: 'E-mail*',
    projectType: 'Type de projet*',
    mobile: 'Mobile*',
    message: 'Message*',
  },
  projectTypes: [
    'Application mobile pour iOS et Android',
    'Application web',
    'Site',
    'Boutique en ligne',
    'Design UI/UX',
    'Marque et logo',
    'Suivi d’un produit existant',
  ],
  hints: {
    projectType: 'Choisissez, ou écrivez le vôtre.',
    mobile: 'Avec l’indicatif\u00a0: +213 …',
  },
  send: 'Continuer',
  form: enquiryFormTexts,
  foot: formFoot,
} as const satisfies Translation<typeof english>
