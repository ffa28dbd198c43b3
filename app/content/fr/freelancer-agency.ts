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
    stops: 'Le point\u00a0: cinq essais',
    text: 'Bonjour, je suis Nour Belhadj, inventée par Ikosim. Je dessine des écrans, des lettres et de petits sites, ici à Alger, et comme j’aime les accompagner jusqu’au bout, j’en prends quatre par an.',
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
        subtitle: 'Je les esquisse au crayon, puis je m’assois à côté de ceux qui les essaient.',
      },
      {
        id: 'lettering',
        title: 'Lettrage',
        subtitle:
          'Je dessine votre nom jusqu’à ce qu’il se lise sur un tampon, un cageot, une camionnette.',
      },
      {
        id: 'apps',
        title: 'Applications',
        subtitle: 'Je les dessine pour un seul pouce et je les essaie dans le bus avant vous.',
      },
      {
        id: 'pages',
        title: 'Sites',
        subtitle:
          'Nous écrivons les mots ensemble, puis je les mets en page, sur cinq pages au plus.',
      },
    ],
  },
  work: {
    label: sectionNames.portfolio,
    title: 'Dix feuilles de mon bureau.',
    text: 'Sur chaque feuille, je vous montre la chose que j’ai corrigée, et à côté ce qu’elle est devenue. Mes clients sont inventés, comme moi\u202f; à côté de chacun, un client pour qui Ikosim a résolu un problème semblable.',
    filterLabel: 'Filtrer les projets',
    items: [
      {
        id: 'la-criee',
        title: 'La Criée',
        location: 'Ténès',
        subtitle: 'Une vente aux enchères, sur téléphone',
        note: 'Je donne au 1 autant de place qu’au 0.',
        gloss: '',
      },
      {
        id: 'cafe-zoe',
        title: 'Café Zoé',
        location: 'Annaba',
        subtitle: 'Un nom pour deux gobelets',
        note: 'Je coupe l’accent à 60°, d’un seul coup.',
        gloss: '',
      },
      {
        id: 'chenoua-sails',
        title: 'Voiles du Chenoua',
        location: 'Tipaza',
        subtitle: 'Le vent, pour jeunes marins',
        note: 'J’ouvre les angles contre les embruns.',
        gloss: '',
      },
      {
        id: 'slimane-tankers',
        title: 'Citernes Slimane',
        location: 'Médéa',
        subtitle: 'Un site qui remplit la citerne',
        note: 'Je descends le ³ à hauteur de capitale.',
        gloss: '',
      },
      {
        id: 'qissa',
        title: 'Qissa',
        location: 'Batna',
        subtitle: 'Un tampon pour bibliothèque d’enfants',
        note: 'Je remonte ses deux points d’un demi-point.',
        gloss: 'La lettre qaf, de «\u00a0qissa\u00a0»\u00a0: une histoire.',
      },
      {
        id: 'tikjda-walkers',
        title: 'Rando Tikjda',
        location: 'Bouira',
        subtitle: 'Un sentier, du papier au téléphone',
        note: 'L’eau est derrière\u00a0: je passe la crête plus tôt.',
        gloss: '',
      },
      {
        id: 'qanatir-museum',
        title: 'Musée Qanatir',
        location: 'Cherchell',
        subtitle: 'Un distributeur de billets sans notice',
        note: 'Je fais de la queue une arche, large comme les autres.',
        gloss: '',
      },
      {
        id: 'sayah-joinery',
        title: 'Menuiserie Sayah',
        location: 'Nédroma',
        subtitle: 'Un site pour des tables marquetées',
        note: 'J’enlève un demi-joint, tout autour.',
        gloss: '',
      },
      {
        id: 'defla',
        title: 'Defla',
        location: 'Boufarik',
        subtitle: 'Une pastille pour papier de fleuriste',
        note: 'Un pétale dévie de 3°. Je les mets tous à 72°.',
        gloss: '',
      },
      {
        id: 'nesma-kites',
        title: 'Nesma',
        location: 'Jijel',
        subtitle: 'Petite boutique, grands cerfs-volants',
        note: 'Je suis l’angle de la dérive\u00a0: 47°, pas 45°.',
        gloss: '',
      },
    ],
  },
  film: {
    title: 'J’ai dessiné ce g onze fois avant de l’aimer.',
    text: 'Quand le g ne vient pas, je pose le crayon et je regarde plus patient que moi\u00a0: un film libre de la Blender Foundation, dix minutes à 24 images par seconde. Puis je dessine le onzième, en souriant.',
    video: {
      /** An open film by the Blender Foundation. */
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'le film de Blender',
    },
  },
  partners: {
    label: sectionNames.partners,
    title: 'Quand le crayon ne suffit pas, j’appelle ces quatre-là.',
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
      { month: 'Janvier', job: 'Je dessine un alphabet pour une boulangerie.' },
      { month: 'Février', job: 'Je le peins sur sa camionnette.' },
    ],
    free: 'Mars',
    text: 'Racontez-moi ce que vous avez en tête, quelques lignes suffisent. Je lis chaque lettre à mon bureau et j’y réponds moi-même.',
    action: { label: 'Écrire à Nour pour mars', href: '/contact' },
  },
  demonstration:
    'Nour Belhadj est inventée, ses clients aussi\u202f; les quatre sociétés sont les fournisseurs d’Ikosim. Ikosim Studio a fait cette page pour montrer ce que peut être le portfolio d’une seule personne, hormis le film, de la Fondation Blender.',
} as const satisfies Translation<typeof english>
