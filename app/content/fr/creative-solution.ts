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
    text: 'Kaghet, à Alger, c’est le papier. Nous sommes cinq, à Belouizdad. Noms, boîtes, affiches, écrans : nous les cherchons dans du papier découpé, à une seule table, avec nos clients.',
    actions: { start: 'Nous contacter', process: 'Voir une semaine' },
  },
  index: [
    { href: '#week', label: 'Semaine' },
    { href: '#services', label: 'Services' },
    { href: '#articles', label: 'Articles' },
    { href: '#problem', label: 'Problème' },
  ],
  process: {
    label: sectionNames.process,
    title: ['Une semaine', 'en trois temps.'],
    text: 'Une compagnie de ferries voulait vendre ses billets sur téléphone. Voici les bouts de papier de sa semaine chez nous, du bateau du dimanche à l’écran qui a vendu la première traversée pour Béjaïa.',
    steps: [
      {
        title: 'Croquis',
        when: 'Dimanche',
        text: 'Tout le monde découpe, le commandant aussi. À midi, il y a quarante feuilles au mur ; le soir, nous sommes d’accord sur une seule.',
        picture:
          'Papier découpé : un bateau aux voiles lilas et rouge sur une mer violette, sous un grand soleil rouge dans un ciel jaune.',
      },
      {
        title: 'Maquette',
        when: 'Lundi et mardi',
        text: 'Les mêmes morceaux, mis en ordre : ce qui vient d’abord, ce qui peut attendre, jusqu’où va un pouce. Le papier a un avantage sur les logiciels : autour de la table, n’importe qui peut le déplacer.',
        picture:
          'Les mêmes morceaux, rangés sur une feuille debout : un bloc violet barré d’une croix tient la place de l’image, au-dessus de lignes de texte et d’un bouton rouge.',
      },
      {
        title: 'Prototype',
        when: 'Mercredi et jeudi',
        text: 'Le croquis devient un prototype qui répond au doigt. Six passagers l’essaient sur le quai avant d’embarquer, et l’après-midi même nous changeons ce qui les a arrêtés. Jeudi soir, vous repartez avec.',
        picture:
          'Les morceaux encore une fois, en écran de téléphone : le bateau est devenu l’image du haut, avec dessous la traversée, ses horaires et un bouton rouge.',
      },
    ],
  },
  reasons: {
    label: sectionNames.whyChooseUs,
    title: ['Pourquoi venir', 'à notre table.'],
    items: [
      {
        title: 'Vous mettez la main à la pâte',
        text: 'Nos clients s’assoient et découpent avec nous. Il n’y a pas de présentation finale, puisque vous étiez là quand tout s’est dessiné.',
      },
      {
        title: 'Se tromper coûte peu',
        text: 'Sur le papier, une mauvaise idée coûte quatre minutes. Un client avait passé quatre mois à en programmer une avant de venir nous voir.',
      },
      {
        title: 'Une semaine, un prix',
        text: 'Cinq personnes, du dimanche au jeudi, à prix fixe. Si la réponse est là mardi, vous gardez les deux autres jours pour la question suivante.',
      },
    ],
  },
  services: {
    label: sectionNames.services,
    title: ['Six services,', 'un seul studio.'],
    items: [
      {
        title: 'Design UI/UX',
        text: 'Des écrans essayés en papier avant qu’un seul ordinateur s’ouvre.',
        href: '/service/ui-ux-design',
      },
      {
        title: 'Sites en React',
        text: 'Le prototype de papier devient un site qui marche.',
        href: '/service/reactjs-development',
      },
      {
        title: 'Marketing numérique',
        text: 'Un message, six affiches, et le compte de ceux qui sont venus.',
        href: '/service/digital-marketing',
      },
      {
        title: 'Technologie',
        text: 'Les serveurs derrière l’écran, et des gens pour veiller dessus.',
        href: '/service/technology',
      },
      {
        title: 'Conseil',
        text: 'Une journée à votre table, pour une fois.',
        href: '/service/consultancy',
      },
      {
        title: 'Création graphique',
        text: 'Des noms, des logos et des boîtes qui tiennent encore en une couleur.',
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
    text: 'Kaghet est inventé\u00a0: Ikosim Studio lui prête cinq de ses articles. Nous n’en avons découpé que les dates.',
    action: { label: 'Tous les articles, sans coupe', href: '/blog' },
  },
  lastSheet: {
    title: ['Cette feuille', 'est pour votre problème.'],
    text: 'Écrivez ce qui ne va pas, même mal dit. Dimanche, nous le découpons avec vous.',
    action: { label: 'Nous confier le problème', href: '/contact' },
  },
  demonstration:
    'Kaghet et ses clients sont inventés. Cette page d’accueil d’un studio de création est une démonstration d’Ikosim Studio.',
} as const satisfies Translation<typeof english>
