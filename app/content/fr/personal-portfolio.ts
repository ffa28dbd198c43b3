import type { personalPortfolio as english } from '../en/personal-portfolio.ts'
import type { Translation } from '../translation.ts'
import { sectionNames } from './section-names.ts'

/**
 * Words of the personal portfolio, about an invented developer, Dounia Sebti. Her figures add up: she began in 2011, and
 * 140 + 70 + 41 projects make "250+".
 */
export const personalPortfolio = {
  title: 'Portfolio personnel',
  description:
    'Dounia Sebti, développeuse front-end à Oran : quatorze ans de métier, plus de 250 projets et six compétences notées, sur sept fiches.',
  portrait: {
    name: 'Dounia Sebti',
    label: 'Sections de cette page',
    /** Links to the sections, by anchor. */
    guides: {
      services: 'Services',
      skills: 'Compétences',
      work: 'Réalisations',
      experience: 'Expérience',
      clients: 'Témoignages',
      awards: 'Distinctions',
    },
  },
  hero: {
    label: 'En bref',
    givenName: 'Dounia',
    familyName: 'Sebti,',
    occupation: 'Développeuse front-end et designer d’interface',
    lead: 'Je construis la partie d’un produit que les gens touchent, depuis 2011. Les studios m’apportent leur écran le plus difficile, les entreprises celui qui ne marche pas.',
    facts: [
      { term: 'Inventée', text: 'Par Ikosim' },
      { term: 'Travaille', text: 'Oran, depuis mai 2025' },
      { term: 'Écrit', text: 'Arabe, français, anglais' },
    ],
    figures: [
      { factNumber: '14', title: 'ans d’expérience, de 2011 à 2025' },
      { factNumber: '250+', title: 'projets, dont 41 au Studio Derb' },
    ],
    action: { label: 'Écrire à Dounia', href: '/contact' },
  },
  services: {
    tab: sectionNames.services,
    title: 'Quatre choses que je sais faire',
    items: [
      {
        title: 'Écrans',
        text: 'Je les fais dans le navigateur dès le premier jour\u00a0: ce que vous regardez se charge, défile et rétrécit comme la page finie.',
      },
      {
        title: 'Code front-end',
        text: 'J’écris en HTML, CSS et React, avec des notes, pour que vos développeurs reprennent sans m’appeler.',
      },
      {
        title: 'Deux écritures',
        text: 'Je soigne le sens de lecture, l’interligne, les chiffres et les tableaux jusqu’à ce que l’arabe et le français se lisent aussi bien.',
      },
      {
        title: 'Réparations',
        text: 'Apportez-moi le site lent et le code que personne n’ose toucher. Je mesure d’abord, puis je vous donne une liste dont vous pouvez faire la moitié.',
      },
    ],
  },
  skills: {
    tab: sectionNames.skills,
    title: 'Notée par cinq collègues',
    text: 'En juin 2025, j’ai demandé à cinq collègues de me donner cent exercices par matière, et de les corriger.',
    /** Each note says what the missing marks were lost on. */
    items: [
      { id: 'html', name: 'HTML5', note: 'J’en ai perdu 10 sur les tableaux d’e-mails.' },
      { id: 'css', name: 'CSS3', note: 'J’en ai perdu 5 sur les pages imprimées.' },
      {
        id: 'javascript',
        name: 'JavaScript',
        note: '8 perdus\u00a0: je me trompais de fuseau horaire.',
      },
      {
        id: 'interfaces',
        name: 'UI/UX',
        note: '15 perdus\u00a0: j’ai interrogé trop peu de gens.',
      },
      {
        id: 'react',
        name: 'React.js',
        note: '15 perdus\u00a0: mes composants sont trop gros.',
      },
      { id: 'mysql', name: 'MySQL', note: 'J’en ai perdu 30 sur de grandes tables.' },
    ],
  },
  work: {
    tab: sectionNames.portfolio,
    title: 'Six pièces de plus grands produits',
    text: 'Je les ai dessinées et construites au Studio Derb\u00a0: six de mes 41 projets là-bas. Elles sont inventées\u202f; à côté de chacune, un client d’Ikosim au problème semblable.',
    items: [
      {
        slug: 'cabin',
        project: 'sirocco-air',
        title: 'Choix de cabine',
        subtitle: 'Lignes Cap Falcon',
        gloss: '',
      },
      {
        slug: 'stave',
        project: 'marsa-port',
        title: 'Horaire sur portée',
        subtitle: 'École Rabab',
        gloss: '',
      },
      {
        slug: 'loaves',
        project: 'dar-zellij',
        title: 'Étagère à pain',
        subtitle: 'Boulangeries Koucha',
        gloss: '«\u00a0Deux pains, 7 restent\u00a0»',
      },
      {
        slug: 'lanes',
        project: 'yasmine-clinics',
        title: 'Compteur de couloirs',
        subtitle: 'Piscine Mouja',
        gloss: '',
      },
      {
        slug: 'hives',
        project: 'hoggar-trails',
        title: 'Carnet de ruches',
        subtitle: 'Miel de l’Ouarsenis',
        gloss: '',
      },
      {
        slug: 'tree',
        project: 'riwaq-books',
        title: 'Arbre en arabe',
        subtitle: 'Nasab',
        gloss: '«\u00a0Leïla, fille de Youcef…\u00a0»',
      },
    ],
  },
  ledger: {
    tab: 'Formation, expérience',
    title: 'Travail et études',
    total: 'Total',
    experience: {
      title: 'Expérience',
      sum: '251 projets jusqu’en mai 2025',
      /** Newest first. */
      entries: [
        {
          years: '2025',
          title: 'Indépendante',
          subtitle: 'Oran, depuis mai. Je prends deux clients à la fois.',
        },
        {
          years: '2019–25',
          title: 'Développeuse, Studio Derb',
          subtitle: 'Alger. J’ai travaillé à 41 projets.',
        },
        {
          years: '2014–19',
          title: 'Développeuse à son compte',
          subtitle: 'Oran, Marseille. J’ai eu 32 clients et 70 projets.',
        },
        {
          years: '2011–14',
          title: 'Développeuse débutante, Sardine Web',
          subtitle: 'Oran. J’ai fait 140 petits sites, surtout des boutiques.',
        },
      ],
    },
    education: {
      title: 'Formation',
      sum: 'Quatre réussites en cinq essais',
      /** Newest first. */
      entries: [
        {
          years: '2021',
          title: 'La lettre arabe à l’écran',
          subtitle: 'Tunis. Dix semaines, et je relis encore mes notes.',
        },
        {
          years: '2018',
          title: 'Certificat d’accessibilité web',
          subtitle: 'À distance. Je l’ai eu au second essai.',
        },
        {
          years: '2006–11',
          title: 'Diplôme d’informatique',
          subtitle: 'Université d’Oran. Mon mémoire parle des menus.',
        },
        {
          years: '2006',
          title: 'Baccalauréat, mathématiques',
          subtitle: 'Mostaganem. Je l’ai eu, et ma mère a pleuré.',
        },
      ],
    },
  },
  clients: {
    title: [{ text: 'Références de cinq clients', voice: 'counter' }],
    quotes: [
      {
        slug: 'rachid-meziane',
        name: 'Rachid Meziane',
        designation: 'Commandant, Lignes Cap Falcon',
        text: 'Elle a fait deux traversées avec nous dans la cabine la moins chère, contre le moteur. Depuis, on voit avant de payer lesquelles en sont loin.',
        ratings: '5',
      },
      {
        slug: 'malika-ould-slimane',
        name: 'Malika Ould-Slimane',
        designation: 'Fondatrice de Nasab',
        text: 'Je lui ai confié onze générations dans un cahier. Elle a d’abord demandé où étaient les femmes\u00a0: le cahier en avait oublié dix-neuf.',
        ratings: '5',
      },
      {
        slug: 'tarek-bouhired',
        name: 'Tarek Bouhired',
        designation: 'Professeur de luth, École Rabab',
        text: 'Mes élèves ne lisent pas un emploi du temps, ils lisent une portée. Elle l’a vu avant moi, et plus personne ne se trompe de jour.',
        ratings: '4.5',
      },
      {
        slug: 'sabrina-lounes',
        name: 'Sabrina Lounes',
        designation: 'Directrice de la piscine Mouja',
        text: 'Je voulais des caméras au-dessus de l’eau. Elle a mis un bouton sur chaque plot\u00a0: les nageurs se comptent eux-mêmes, et personne n’est filmé.',
        ratings: '5',
      },
      {
        slug: 'hocine-ziani',
        name: 'Hocine Ziani',
        designation: 'Apiculteur, Miel de l’Ouarsenis',
        text: 'Piquée quatre fois, elle est revenue quatre fois. Je note une ruche d’une seule main\u202f; l’autre tient l’enfumoir.',
        ratings: '4.5',
      },
    ],
  },
  awards: {
    title: 'Cinq diplômes accrochés dans mon entrée',
    /** Newest first. */
    items: [
      {
        year: '2025',
        name: 'Compteur de couloirs',
        position: '1re place sur 12',
        type: 'Graphiques sans légende, les statisticiens d’Oran',
      },
      {
        year: '2024',
        name: 'Arbre en arabe',
        position: '2e place',
        type: 'Lecture de droite à gauche, un jury de correcteurs à Sousse',
      },
      {
        year: '2023',
        name: 'Choix de cabine',
        position: '1re place',
        type: 'Plus petite carte, les pilotes du port d’Oran',
      },
      {
        year: '2021',
        name: 'Quarante lignes sans commentaire',
        position: '3e place sur 19',
        type: 'Code le plus clair, une soirée de développeurs à Oran',
      },
      {
        year: '2018',
        name: 'Un chapelier en une page',
        position: 'Mention spéciale',
        type: 'Sites d’une page, les commerçants du marché couvert',
      },
    ],
  },
  end: {
    /** The name is in the counter-voice. */
    title: { text: 'Écrivez à', name: 'Dounia' },
    text: 'Dites-moi ce qui tombe en panne, où et depuis quand\u00a0: quelques lignes suffisent pour commencer.',
    action: { label: 'Demander à Dounia', href: '/contact' },
    /** Tab of the card, and of the cards behind it. */
    tab: 'Sebti, Dounia',
    guides: ['Sa', 'Sc', 'Sd'],
    /** Label of the drawer. */
    drawer: 'Sa–Se',
    slip: {
      received: 'Reçu',
      answered: 'Répondu',
      dates: [
        ['19.05.25', '20.05.25'],
        ['10.06.25', '11.06.25'],
        ['23.06.25', '24.06.25'],
      ],
      stamp: 'Répondu en un jour',
    },
  },
  demonstration:
    'Dounia Sebti est inventée, comme ses clients et ses travaux. Sa page est une démonstration d’Ikosim Studio, faite pour montrer ce que peut être un portfolio personnel.',
} as const satisfies Translation<typeof english>
