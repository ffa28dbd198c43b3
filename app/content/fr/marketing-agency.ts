import type { marketingAgency as english } from '../en/marketing-agency.ts'
import type { Translation } from '../translation.ts'
import { houseNames } from './house-names.ts'
import { sectionNames } from './section-names.ts'

/** Words of the marketing home, about an invented poster agency, Colle. */
export const marketingAgency = {
  title: 'Agence de marketing',
  description:
    'Colle affiche des campagnes sur les murs de trois villes et compte qui lève les yeux. Une page d’accueil d’agence de marketing, par Ikosim Studio.',
  hero: {
    house: houseNames['/marketing-agency'],
    title: ['Dites', 'tout'],
    text: 'Prenez un mur\u202f! Alger, Oran, Constantine. Collé avant l’aube, vu par tout le monde. Colle est une invention d’Ikosim.',
    action: { label: 'Louer un mur', href: '/contact' },
  },
  film: {
    title: 'Douze mètres d’affiche avant l’aube',
    text: 'Deux personnes. Une échelle. 384 feuilles en une nuit. Puis le mur a fait cinéma\u00a0: la rue a vu un film libre de la Blender Foundation.',
    video: {
      /** An open film by the Blender Foundation. */
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'le film de Blender projeté ici',
    },
  },
  services: {
    label: sectionNames.coreServices,
    title: 'Quatre façons d’accrocher le regard',
    items: [
      {
        id: 'walls',
        title: 'Murs',
        subtitle: 'Louez, peignez, collez. Panneaux, pignons, rideaux de magasin.',
      },
      {
        id: 'launches',
        title: 'Jour J',
        subtitle: 'Dix jours de compte à rebours. Ouvrez devant une foule.',
      },
      {
        id: 'search',
        title: 'Requêtes',
        subtitle: 'Soyez le mot tapé après l’affiche. Soyez la page trouvée.',
      },
      {
        id: 'letters',
        title: 'Lettrage',
        subtitle: 'Lisible d’un bus, en arabe, en français, en tamazight.',
      },
    ],
  },
  agile: {
    label: sectionNames.agile,
    /** Parts of one sentence: a small line, then a day in very large type. */
    steps: [
      { text: 'Une affiche est collée le', day: 'dimanche' },
      { text: 'puis on compte les regards le', day: 'jeudi' },
      { text: 'et on colle la suivante le', day: 'lundi.' },
    ],
    text: 'Essayez un mur, une semaine. Ça marche\u202f? Trois villes. Ça rate\u202f? Arrachez.',
  },
  bills: {
    label: sectionNames.portfolio,
    title: 'Des affiches lues à cinquante à l’heure',
    slides: 'Huit affiches',
    /** What the drawn scale beside a poster says. */
    scale: '{metres} m de haut',
    items: [
      {
        project: 'clement',
        title: 'Melons Chélif',
        subtitle: '40 camions, un été',
        metres: 2.4,
      },
      {
        project: 'noria-water',
        title: 'Hammam Nedjma',
        subtitle: '112 abris de tramway',
        metres: 1.8,
      },
      {
        project: 'sirocco-air',
        title: 'Cars Saoura',
        subtitle: 'À la gare routière',
        metres: 12,
      },
      {
        project: 'riwaq-books',
        title: 'Revue Qaf',
        subtitle: 'Les kiosques volontaires',
        metres: 0.8,
      },
      {
        project: 'qantara-rides',
        title: 'Taxis Qamar',
        subtitle: 'Face à neuf arrêts de bus',
        metres: 5,
      },
      {
        project: 'dar-zellij',
        title: 'Peintures Zina',
        subtitle: 'Un mur de 512 feuilles',
        metres: 16,
      },
      {
        project: 'yasmine-clinics',
        title: 'Salon Yamina',
        subtitle: '29 portes de boulangerie',
        metres: 1.2,
      },
      {
        project: 'hoggar-trails',
        title: 'Auberge Azalaï',
        subtitle: 'Là où le goudron s’arrête',
        metres: 8,
      },
    ],
  },
  facts: {
    label: sectionNames.funFacts,
    items: [
      { factNumber: '640', title: 'murs autorisés' },
      { factNumber: '31', title: 'campagnes l’an dernier' },
      { factNumber: '6', title: 'campagnes remplacées dans la semaine' },
      { factNumber: '4,2 M', title: 'passants devant nos murs en un mois' },
    ],
  },
  pricing: {
    title: 'Le prix d’un mur',
    intro:
      'Au mois, une affiche nouvelle chaque mois. À l’année, une qui reste. Papier, colle, autorisations, réparations\u00a0: tout compris.',
    monthly: {
      label: 'Mensuel',
      plans: [
        {
          id: 'standard',
          title: 'Standard',
          timeline: 'par mois',
          audience: 'Une vitrine\u202f? Commencez ici.',
          features: [
            'Une affiche par mois pour votre vitrine',
            'Un titre en une seule langue',
            'Imprimée en A1, trois exemplaires',
            'Livrée en tube, avec la colle',
            'Le fichier pour votre site',
            'Une autre affiche si elle se déchire',
          ],
        },
        {
          id: 'professional',
          title: 'Professionnel',
          timeline: 'par mois',
          audience: 'Faites-vous un nom dans tout le quartier.',
          features: [
            'Dix petits murs dans un quartier',
            'Chaque mois, une affiche faite pour lui',
            'Des titres en deux langues',
            'Collée par nous avant six heures du matin',
            'Les passants comptés un jeudi par mois',
            'Une page web assortie à l’affiche',
          ],
        },
        {
          id: 'ultimate',
          title: 'Intégral',
          timeline: 'par mois',
          audience: 'Ouvrez sans que personne puisse l’ignorer.',
          features: [
            'Vingt petits murs et un grand',
            'Deux affiches par mois ; la meilleure reste',
            'Des titres en trois langues',
            'Les passants comptés tous les jeudis',
            'La même affiche sur les bus qui passent',
            'Une personne qui répond jusqu’à 22 heures',
          ],
        },
      ],
    },
    yearly: {
      label: 'Annuel',
      plans: [
        {
          id: 'standard',
          title: 'Standard',
          timeline: 'par an',
          audience: 'Posez une enseigne. Laissez-la.',
          features: [
            'Une affiche, dessinée pour tenir l’année',
            'Un titre en une seule langue',
            'Imprimée sur toile plutôt que sur papier',
            'Posée une fois, à l’intérieur de votre vitrine',
            'Une copie numérique pour courriers et factures',
            'Nettoyée au printemps',
          ],
        },
        {
          id: 'professional',
          title: 'Professionnel',
          timeline: 'par an',
          audience: 'Arrêtez-les devant votre porte.',
          features: [
            'Un mur peint, jusqu’à 6\u00a0m²',
            'Lettré à la main en deux langues',
            'L’accord du propriétaire, obtenu par nous',
            'Retouché après l’hiver',
            'Une photo quand il est fini',
            'Reblanchi à la chaux à la fin de l’année',
          ],
        },
        {
          id: 'ultimate',
          title: 'Intégral',
          timeline: 'par an',
          audience: 'Faites d’un bâtiment un repère.',
          features: [
            'Un mur peint, jusqu’à 20\u00a0m²',
            'Lettré à la main en trois langues',
            'Échafaudage, autorisation et assurance',
            'Retouché au printemps et à l’automne',
            'Les passants comptés avant et après',
            'La priorité sur ce mur l’année suivante',
          ],
        },
      ],
    },
    action: { label: 'Demander ce forfait', href: '/contact' },
  },
  journal: {
    title: 'Trop long pour un mur',
    text: 'Une affiche a trois secondes. Ici, asseyez-vous\u00a0: Ikosim, qui a fait cette page, parle d’applis et de sites.',
    action: { label: 'Tous les articles d’Ikosim', href: '/blog' },
  },
  partners: {
    label: sectionNames.partners,
    title: 'Une affiche tient à quatre entreprises',
    /** Strips on a wall, in the order of the work; the companies' names are found by their keys. */
    strips: [
      { slug: 'halfa-press', does: 'imprime les feuilles' },
      { slug: 'kahina-freight', does: 'les porte jusqu’au mur' },
      { slug: 'oued-signs', does: 'construit ce qui les tient' },
      { slug: 'tafoukt-solar', does: 'les éclaire la nuit' },
    ],
  },
  call: {
    title: ['Ce mur', 'est libre.'],
    text: 'Dites quoi coller. Dites qui doit le voir.',
    action: { label: 'Parlons-en', href: '/contact' },
  },
  demonstration:
    'Colle, ses murs et ses clients sont inventés\u202f; les quatre sociétés fournissent Ikosim Studio, qui a fait cette page. Le film est de la Fondation Blender.',
} as const satisfies Translation<typeof english>
