import type { contact as english } from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export const contact = {
  title: 'Contact',
  description:
    'Écrire à Ikosim Studio, à Alger : un formulaire, un numéro de téléphone, une adresse et un plan de la baie.',
  headline: [{ text: 'Nous écrire,' }, { text: 'tout simplement.' }],
  index: [
    { href: '#letter', label: 'Écrire' },
    { href: '#estimate', label: 'Estimer' },
    { href: '#consultation', label: 'Se voir' },
  ],
  lead: 'Dites-nous ce que vous voulez créer, pour qui et pour quand. Un message de deux phrases suffit.',
  salutation: 'Bonjour Ikosim,',
  required: '* Les cinq, pour pouvoir vous écrire ou vous rappeler.',
  stamp: '20 DA',
  postmark: ['Alger', '16000'],
  estimate: {
    title: [{ text: 'Quel serait' }, { text: 'le prix\u202f?' }],
    lead: 'Une journée de notre travail coûte {price}, quel que soit celui qui travaille. Choisissez ce qui ressemble le plus à votre idée\u00a0: la feuille fait le compte.',
    days: { one: '{count} jour', other: '{count} jours' },
    weeks: { one: 'environ {count} semaine', other: 'environ {count} semaines' },
    products: {
      legend: 'Ce que c’est',
      items: {
        site: { name: 'Un site', example: 'Huit pages et un formulaire' },
        reading: {
          name: 'Une application à lire',
          example: 'Un guide, un catalogue, des horaires\u202f; sans comptes',
        },
        using: {
          name: 'Une application à comptes',
          example: 'Des commandes, le paiement, un petit back-office',
        },
        twoSides: {
          name: 'Une place de marché',
          example: 'Deux publics\u00a0: passagers et chauffeurs, ou vendeurs et acheteurs',
        },
      },
    },
    additions: {
      legend: 'Ce qui change le total',
      items: {
        twice: 'Écrite deux fois, pour iOS et pour Android',
        backOffice: 'Un back-office à vous, et non un outil existant',
        system: 'Reliée à un autre système, votre stock par exemple',
        brief: 'Vous apportez un cahier des charges',
      },
    },
    share: '{count}\u202f%',
    sheet: {
      title: 'Estimation',
      together: 'En tout',
      pace: 'Trois ou quatre personnes y travaillent une partie de la semaine, jusqu’à {days} en tout.',
      weeks: 'Jusqu’à la mise en ligne',
      price: 'Prix hors taxes',
      dinars: 'En Algérie {amount}\u00a0DA',
      note: 'D’après les feuilles de temps de nos projets. Le devis, à prix fixe, suit dans les cinq jours ouvrés après notre rendez-vous.',
      action: 'Ajouter à mon message',
      meet: 'ou en parler de vive voix',
    },
    currency: { before: '', after: '\u202f$' },
    separator: '\u202f',
    message:
      'Nous pensons à ceci\u00a0: {choice}. Estimation de votre page\u00a0: {days} jours de travail, {price}.',
  },
} as const satisfies Translation<typeof english>
