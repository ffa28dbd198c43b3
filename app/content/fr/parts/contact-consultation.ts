/** A chosen time is a proposal, and no text may call it booked. */
import type { words as english } from '../../en/parts/contact-consultation.ts'
import type { Translation } from '../../translation.ts'
import { enquiryFormTexts, formFoot } from '../forms.ts'
import { site } from '../site.ts'

const section = {
  title: [{ text: 'Proposer un rendez-vous.', voice: 'counter' }],
  lead: 'Trente minutes avec le designer et le développeur qui feraient le travail. C’est gratuit.',
  proposal:
    'Choisissez jusqu’à trois créneaux, le meilleur en premier. C’est une proposition : rien n’est fixé tant que nous n’en avons pas confirmé un.',
  waiting: 'Les jours et les heures vont s’afficher.',
  without:
    'Les jours et les heures ne peuvent pas s’afficher ici. Proposez les vôtres par e-mail ou par téléphone :',
  none: 'Aucun créneau n’est libre ces prochaines semaines. Écrivez ou appelez, et nous en chercherons un :',
} as const

const picker = {
  zones: {
    same: 'Votre horloge et celle du studio, à {studio}, indiquent la même heure.',
    differ: 'En grand, votre heure. En dessous, le même moment à {studio}.',
    yours: '{time} chez vous',
    timeHere: '{time} chez moi',
    timeInCity: '{time} à {city}',
    names: {
      Algiers: 'Alger',
      Brussels: 'Bruxelles',
      Cairo: 'Le Caire',
      Dubai: 'Dubaï',
      London: 'Londres',
      Montreal: 'Montréal',
    },
  },
  ways: {
    legend: 'Comment nous parler',
    options: [
      { value: 'video', label: 'En visio' },
      { value: 'telephone', label: 'Au téléphone' },
      { value: 'studio', label: 'Au studio' },
    ],
  },
  days: 'Jours du {first} au {last}',
  times: 'Heures du {day}',
  yourTimes: 'Heures du {day}, chez vous',
  chosenDay: 'choisi',
  weekdays: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  months: [
    'janv.',
    'févr.',
    'mars',
    'avril',
    'mai',
    'juin',
    'juil.',
    'août',
    'sept.',
    'oct.',
    'nov.',
    'déc.',
  ],
  full: 'Trois propositions au plus. Retirez-en une pour en choisir une autre.',
  noTime: 'Choisissez au moins un créneau',
  timeFirst: 'Choisissez d’abord une heure',
  order: 'Votre proposition',
  estimate: 'Joindre mon estimation\u00a0: {sums}',
  places: [
    'Premier choix\u00a0: cochez une heure',
    'Un deuxième, si vous voulez',
    'Un troisième, si vous voulez',
  ],
  ranks: ['premier choix', 'deuxième choix', 'troisième choix'],
  moveUp: 'Monter',
  moveDown: 'Descendre',
  remove: 'Retirer',
  labels: {
    fullName: 'Nom complet*',
    email: 'E-mail*',
    mobile: 'Mobile*',
    note: 'De quoi il s’agit',
  },
  noteHint: 'Une phrase suffit, ou rien du tout.',
  send: { one: 'Proposer ce créneau', other: 'Proposer ces créneaux' },
  past: 'L’un de vos créneaux est désormais trop proche. Choisissez-en un autre à la place.',
} as const

/** Texts of the stored record and of the calendar file. */
const record = {
  projectType: 'Rendez-vous',
  headings: {
    video: 'Trente minutes en visio. Créneaux proposés :',
    telephone: 'Trente minutes au téléphone. Créneaux proposés :',
    studio: 'Trente minutes au studio. Créneaux proposés :',
  },
  calendar: {
    saveLabel: 'Enregistrer les créneaux pour votre agenda',
    /** Followed by a hyphen and the reference. */
    fileName: 'ikosim-rendez-vous',
    title: 'Rendez-vous proposé à Ikosim Studio',
    description:
      'Une proposition. Rien n’est fixé tant que le studio n’a pas confirmé l’un des créneaux. Référence :',
    locations: {
      video: 'En visio',
      telephone: 'Au téléphone',
      studio: `${site.name}, ${site.address.street}, ${site.address.postalCode} ${site.address.city}, ${site.address.country}`,
    },
  },
} as const

export const words = {
  section,
  picker,
  record,
  form: enquiryFormTexts,
  foot: formFoot,
} as const satisfies Translation<typeof english>
