import type { creativePortfolio as english } from '../en/creative-portfolio.ts'
import type { Translation } from '../translation.ts'
import { sectionNames } from './section-names.ts'

/** Words of the creative portfolio, in page order, about an invented practice of two designers, Mur Porteur. */
export const creativePortfolio = {
  title: 'Portfolio créatif',
  description:
    'Quatre œuvres de deux designers d’Oran, montrées en grand : des salines, un festival de cinéma, un arrêt de tramway, une application pour partager des citrons.',
  hero: {
    label: 'En bref',
    headline: [{ text: 'Mur', voice: 'counter' }, { text: 'Porteur' }],
    lead: 'Un mur porteur tient la maison debout. C’est aussi l’atelier de deux designers à Oran, inventé par Ikosim.',
    action: 'Parlons-en',
  },
  index: [
    { href: '#phare', label: 'Autres œuvres' },
    { href: '#study', label: 'Étude de cas' },
    { href: '#partners', label: 'Partenaires' },
    { href: '#meeting', label: 'Rendez-vous' },
  ],
  works: {
    title: 'Quatre œuvres',
    target: 'Comment Ikosim mène un projet',
    items: [
      {
        slug: 'salines',
        title: 'Salines de Béthioua',
        subtitle:
          'Site de salines de quarante bassins. La salinité de chacun est mesurée le matin et publiée sous forme de couleur, du pâle au cramoisi.',
        rejected:
          'Écarté\u00a0: un tableau de quarante chiffres. Les acheteurs cherchent d’abord le bassin le plus rouge.',
        category: 'Développement web',
        medium: ['HTML, quarante capteurs, 2024', 'Largeur variable', 'Don des salines'],
        gloss: '',
        btnText: 'Voir le détail',
        btnLink: '/portfolio/portfolio-details',
      },
      {
        slug: 'phare',
        title: 'Minuit au Phare',
        subtitle:
          'Nom et affiche d’un festival de films projetés sur un quai pendant quatre nuits. Tirée à deux cents exemplaires, dont celui-ci est le dernier connu.',
        rejected:
          'Écartée\u00a0: une photographie du quai, prise à minuit. Elle était trop sombre pour être imprimée.',
        category: 'Identité de marque',
        medium: [
          'Quatre encres sur papier, 2023',
          '96\u00a0×\u00a0120\u00a0cm',
          'Trouvée dans la cabine de projection',
        ],
        gloss: '',
        btnText: 'Voir le détail',
        btnLink: '/portfolio/portfolio-details',
      },
      {
        slug: 'ligne',
        title: 'Ligne B, quai 2',
        subtitle:
          'Afficheur du quai 2 d’un arrêt de tramway de la ligne B. Le chiffre est haut comme une main et se lit depuis le trottoir opposé.',
        rejected:
          'Écartés\u00a0: quatre trams en lignes égales. Les voyageurs qui courent ne lisent qu’un chiffre.',
        category: 'Design d’interface',
        medium: ['Verre, 1 200 candelas, 2025', '90\u00a0×\u00a060\u00a0cm', 'Prêt du tramway'],
        gloss: '',
        btnText: 'Voir le détail',
        btnLink: '/portfolio/portfolio-details',
      },
      {
        slug: 'citron',
        title: 'Quarante kilos',
        subtitle:
          'Application pour partager des citrons. Un arbre en donne environ quarante kilos\u202f; l’application met son propriétaire en relation avec des voisins sans arbre. Le paiement se fait en confiture.',
        rejected:
          'Écarté\u00a0: un prix au kilo. Les voisins interrogés ne souhaitaient pas se vendre de citrons.',
        category: 'Design d’applications',
        medium: [
          'React Native pour iOS et Android, 2025',
          '7\u00a0×\u00a015\u00a0cm',
          'En usage sur 212 téléphones',
        ],
        gloss: '',
        btnText: 'Voir le détail',
        btnLink: '/portfolio/portfolio-details',
      },
    ],
  },
  study: {
    label: sectionNames.featuredCaseStudy,
    title: 'Un site, onze pages d’accueil',
    text: 'Onze pages d’accueil d’un même site sont accrochées côte à côte. L’étude de cas documente leur conception, leur vérification et leur réalisation.',
    medium: 'TypeScript. Images faites par du code, aucune photo de banque d’images.',
    btnText: 'Lire comment ce site est fait',
    btnLink: '/case-study/case-study-details',
  },
  partners: {
    title: [{ text: 'Avec l’aide de quatre maisons', voice: 'counter' }],
    /** What each of them did for the wall; the names are in `partners.ts`. */
    helpers: [
      { slug: 'halfa-press', part: 'Impression' },
      { slug: 'oued-signs', part: 'Lettrage' },
      { slug: 'kahina-freight', part: 'Transport' },
      { slug: 'tafoukt-solar', part: 'Éclairage' },
    ],
  },
  end: {
    title: { display: 'Ce cadre', counter: 'est à vous' },
    /** On the frame's label, as on those of the works. */
    label: { title: 'Sans titre', medium: 'Matière, format et date à convenir' },
    text: 'L’acquisition commence par une demi-heure de conversation. Venez avec l’idée, même inachevée.',
    btnText: 'Demander un rendez-vous',
    btnLink: '/contact',
    floor: {
      label: 'À propos de cette page',
      demonstration:
        'Une démonstration d’Ikosim Studio\u00a0: Mur Porteur et ses clients sont inventés, les quatre sociétés sont nos fournisseurs.',
    },
  },
} as const satisfies Translation<typeof english>
