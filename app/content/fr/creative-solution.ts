import type { creativeSolution as english } from '../en/creative-solution.ts'
import type { Translation } from '../translation.ts'
import { sectionNames } from './section-names.ts'

/** Words of `/creative-solution`, in page order, about an invented studio, Kaghet. */
export const creativeSolution = {
  title: 'Solution créative',
  description:
    'Kaghet, studio de création à Alger, travaille à la même table que ses clients : un croquis le dimanche, un prototype essayé par des inconnus le jeudi.',
  hero: {
    lines: [{ text: 'Posez le problème.' }, { text: 'On sort les' }],
    /** The last word, which is drawn in two halves. */
    cut: 'ciseaux.',
    text: 'Kaghet, à Alger, c’est le papier, et un studio de cinq à Belouizdad, inventé par Ikosim. Découpez le problème avec nous et pliez-le en nom, en boîte, en affiche ou en écran.',
    actions: { start: 'Nous contacter', process: 'Voir une semaine' },
  },
  index: [
    { href: '#reasons', label: 'Raisons' },
    { href: '#services', label: 'Services' },
    { href: '#articles', label: 'Articles' },
    { href: '#problem', label: 'Contact' },
  ],
  process: {
    label: sectionNames.process,
    title: ['Une semaine', 'en trois temps.'],
    text: 'Une compagnie de ferries voulait vendre ses billets sur téléphone. Suivez son papier, du bateau du dimanche à l’écran qui a vendu la première traversée pour Béjaïa.',
    steps: [
      {
        title: 'Croquis',
        when: 'Dimanche',
        text: 'Découpez d’abord, parlez après\u00a0: tous, le commandant aussi. À midi, épinglez quarante feuilles. Le soir, gardez-en une.',
        picture:
          'Papier découpé : un bateau aux voiles lilas et rouge sur une mer violette, sous un grand soleil rouge dans un ciel jaune.',
      },
      {
        title: 'Maquette',
        when: 'Lundi et mardi',
        text: 'Gardez les morceaux. Posez en haut ce qui compte le plus, glissez le reste plus bas, mettez le bouton sous le pouce.',
        picture:
          'Les mêmes morceaux, rangés sur une feuille debout à deux plis : le vide d’un bateau dans le ciel, une horloge, une flèche découpée, des rangées de sièges dont un rouge, un bouton rouge.',
      },
      {
        title: 'Prototype',
        when: 'Mercredi et jeudi',
        text: 'Pliez la feuille en écran. Tendez-la à six passagers. Recoupez ce qui les arrête. Emportez-la.',
        picture:
          'Les morceaux encore une fois, en billet sur un téléphone de papier : le bateau sur sa mer, ALG vers BJA à 07:30, siège 14, un code-barres et un bouton rouge coché.',
      },
    ],
  },
  reasons: {
    label: sectionNames.whyChooseUs,
    title: ['Pourquoi venir', 'à notre table.'],
    items: [
      {
        title: 'Vous mettez la main à la pâte',
        text: 'Tirez une chaise, prenez les ciseaux. Pas de présentation finale\u00a0: vous avez découpé la moitié du travail.',
      },
      {
        title: 'Se tromper coûte peu',
        text: 'Froissez l’idée, jetez-la, découpez-en une autre\u00a0: quatre minutes. En la programmant d’abord, un client a mis quatre mois.',
      },
      {
        title: 'Une semaine, un prix',
        text: 'Comptez cinq personnes, cinq jours, un prix fixe. La réponse tombe mardi\u202f? Pliez la question suivante dans les deux jours qui restent.',
      },
    ],
  },
  services: {
    label: sectionNames.services,
    title: ['Six services,', 'un seul studio.'],
    items: [
      {
        title: 'Design UI/UX',
        text: 'Essayez l’écran en papier. Ouvrez l’ordinateur après.',
        href: '/service/ui-ux-design',
      },
      {
        title: 'Sites en React',
        text: 'Faites du prototype de papier un site qui marche.',
        href: '/service/reactjs-development',
      },
      {
        title: 'Marketing numérique',
        text: 'Collez un message sur six affiches. Comptez qui vient.',
        href: '/service/digital-marketing',
      },
      {
        title: 'Technologie',
        text: 'Installez les serveurs derrière l’écran.',
        href: '/service/technology',
      },
      {
        title: 'Conseil',
        text: 'Débarrassez votre table\u00a0: nous venons un jour.',
        href: '/service/consultancy',
      },
      {
        title: 'Création graphique',
        text: 'Imprimez nom, logo et boîte en une seule couleur.',
        href: '/service/creative-design',
      },
    ],
  },
  testimonials: {
    title: ['Ce qu’ils en disent', 'après leur semaine.'],
    items: [
      {
        slug: 'nassima-ouali',
        text: 'Ce bateau, c’est moi qui l’ai découpé. Il est de travers, il est sur tous nos billets, et les passagers me demandent le nom de l’artiste.',
        name: 'Nassima Ouali',
        designation: 'Directrice, Corniche Ferries',
        ratings: '5',
      },
      {
        slug: 'hakim-lounes',
        text: 'Je vends du papier, alors les voir en user autant m’a fait plaisir. Puis ils ont dessiné nos étiquettes, la même semaine. Bon travail, prix honnête, et ils balaient par terre.',
        name: 'Hakim Lounès',
        designation: 'Patron de Lounès & Fils, marchands de papier',
        ratings: '4.5',
      },
      {
        slug: 'souad-mehenni',
        text: 'Ils ont commencé par les infirmières de nuit, à qui aucun consultant n’avait jamais rien demandé. Le formulaire d’admission né cette semaine-là sert toujours dans mon service.',
        name: 'Dr Souad Mehenni',
        designation: 'Cheffe du service de pédiatrie, Kouba',
        ratings: '5',
      },
      {
        slug: 'rachid-amara',
        text: 'Nous venions pour une affiche. Nous sommes repartis avec une affiche, un décor et plus de rouge que je n’en avais jamais osé.',
        name: 'Rachid Amara',
        designation: 'Directeur, Théâtre des Mains, Oran',
        ratings: '4.5',
      },
    ],
  },
  articles: {
    title: ['Cinq articles', 'd’un seul tenant.'],
    text: 'Dépliez la bande, choisissez. Kaghet est inventé\u00a0: les articles sont d’Ikosim Studio, qui a fait cette page.',
    action: { label: 'Tous les articles d’Ikosim, sans coupe', href: '/blog' },
  },
  lastSheet: {
    title: ['Pliez, postez', 'avant dimanche.'],
    text: 'Écrivez sur la dernière feuille ce qui ne va pas, même mal dit. Dimanche, nous le découpons avec vous.',
    action: { label: 'Nous confier le problème', href: '/contact' },
  },
  demonstration:
    'Kaghet et ses clients sont inventés. Cette page d’accueil d’un studio de création est une démonstration d’Ikosim Studio.',
} as const satisfies Translation<typeof english>
