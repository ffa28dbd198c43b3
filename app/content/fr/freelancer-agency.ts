import type { freelancerAgency as english } from '../en/freelancer-agency.ts'
import type { Translation } from '../translation.ts'
import { sectionNames } from './section-names.ts'

/** Words of the freelancer home, about an invented designer, Nour Belhadj. */
export const freelancerAgency = {
  title: 'Portfolio d’indépendante',
  description:
    'Nour Belhadj dessine des écrans, des lettres et de petits sites, seule à son bureau, à Alger. Le portfolio d’une seule personne, par Ikosim Studio.',
  hero: {
    title: [
      { text: 'Un bureau, un projet,', voice: 'counter' },
      { text: 'fini avant le suivant.' },
    ],
    text: 'Je suis Nour Belhadj. Je dessine des écrans, des lettres et de petits sites à Alger. Je prends quatre commandes par an, rédige mes factures et réponds moi-même au téléphone.',
    action: { label: 'Écrire à Nour', href: '/contact' },
    work: { label: 'Voir dix projets', href: '#work' },
  },
  services: {
    label: sectionNames.services,
    title: 'Ce que je peux faire pour vous.',
    items: [
      {
        id: 'screens',
        title: 'Écrans',
        subtitle: 'Du premier croquis au dernier message d’erreur, essayés par des gens pressés.',
      },
      {
        id: 'lettering',
        title: 'Lettrage',
        subtitle:
          'Des noms et des logos qui se lisent encore sur un tampon, un cageot, une camionnette.',
      },
      {
        id: 'apps',
        title: 'Applications',
        subtitle: 'Pensées pour un pouce, une batterie presque vide et un bus qui secoue.',
      },
      {
        id: 'pages',
        title: 'Sites',
        subtitle: 'De petits sites, cinq pages au plus. Les mots d’abord, la mise en page ensuite.',
      },
    ],
  },
  work: {
    label: sectionNames.portfolio,
    title: [{ text: 'Dix projets,', voice: 'counter' }, { text: 'tous livrés.' }],
    text: 'Tous avec Ikosim Studio.',
    filterLabel: 'Filtrer les projets',
    notes: {
      'tassili-bank': 'Le 1 prend autant de place que le 0.',
      clement: 'L’accent à 60° : un seul coup de couteau.',
      'noria-water': 'Le ³ descend à hauteur de capitale.',
      'marsa-port': 'Angles ouverts contre les embruns.',
      'riwaq-books': 'Ses deux points montent d’un demi-point.',
      'yasmine-clinics': 'Un pétale déviait de 3°. Tous à 72°.',
      'hoggar-trails': 'L’eau est derrière : passer la crête plus tôt.',
      'qantara-rides': 'La queue : une arche, comme les autres.',
      'dar-zellij': 'Plus petite tout autour : un demi-joint.',
      'sirocco-air': 'À l’angle de la dérive : 47°, pas 45°.',
    },
    glosses: {
      'tassili-bank': '',
      clement: '',
      'noria-water': '',
      'marsa-port': '',
      'riwaq-books': '«\u00a0Toute la ville ainsi\u00a0», avec des trous, puis étirée.',
      'yasmine-clinics': '',
      'qantara-rides': '',
      'dar-zellij': '',
      'sirocco-air': '',
    },
  },
  film: {
    title: 'Onze dessins pour un g, 24 par seconde.',
    text: 'Quand le g ne vient pas, je pose le crayon et je regarde plus patient que moi\u00a0: dix minutes à 24 images par seconde, un film libre de la Blender Foundation. Puis je dessine le onzième.',
    video: {
      /** An open film by the Blender Foundation. */
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'le film de Blender',
    },
  },
  partners: {
    label: sectionNames.partners,
    title: 'Quatre numéros au mur.',
    /** One sentence; each company's name, found by its key, follows its words. */
    sentence: [
      { text: 'Pour un serveur, j’appelle', slug: 'zerda-hosting' },
      { text: ' ; pour un paiement par carte,', slug: 'aures-payments' },
      { text: ' ; pour un plan où figure la piste,', slug: 'numid-maps' },
      { text: ' ; avant toute mise en ligne,', slug: 'salamandre-audit' },
    ],
  },
  call: {
    title: 'Prochain mois libre : mars.',
    /** The page of the diary: the months that are taken, and by what. */
    taken: [
      { month: 'Janvier', job: 'Un alphabet pour une boulangerie' },
      { month: 'Février', job: 'Le même alphabet, pour sa camionnette' },
    ],
    free: 'Mars',
    text: 'Racontez le problème en une page, ou envoyez le cahier des charges si vous en avez un. Je lis les deux.',
    action: { label: 'Écrire à Nour pour mars', href: '/contact' },
  },
  demonstration:
    'Nour Belhadj est inventée. Ikosim Studio a fait cette page pour montrer ce que peut être le portfolio d’une seule personne. Le film que l’on y voit vient de la Fondation Blender.',
} as const satisfies Translation<typeof english>
