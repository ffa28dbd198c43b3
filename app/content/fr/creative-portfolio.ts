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
    lead: 'Un mur porteur tient la maison debout. Atelier de deux designers, Oran. Chaque œuvre entre dans la collection après un an d’usage chez son client.',
    action: 'Parlons-en',
  },
  works: {
    title: 'Quatre œuvres',
    items: [
      {
        slug: 'salines',
        title: 'Salines de Béthioua',
        subtitle:
          'Quarante bassins, mesurés chaque matin. La salinité de chacun y est une couleur, du pâle au cramoisi, pour les acheteurs.',
        rejected:
          'Écarté\u00a0: un tableau de quarante chiffres\u202f; l’acheteur cherche le bassin le plus rouge.',
        category: 'Développement web',
        medium: 'HTML, un capteur par bassin ; 2024',
        gloss: '',
        btnText: 'Voir le détail',
        btnLink: '/portfolio/portfolio-details',
      },
      {
        slug: 'phare',
        title: 'Minuit au Phare',
        subtitle:
          'Nom et affiche d’un festival de cinéma, quatre nuits sur un quai. Dernier exemplaire connu.',
        rejected: 'Écartée\u00a0: une photo du quai\u202f; à minuit, on n’y voit rien.',
        category: 'Identité de marque',
        medium: 'Quatre encres sur papier ; 2023',
        gloss: '',
        btnText: 'Voir le détail',
        btnLink: '/portfolio/portfolio-details',
      },
      {
        slug: 'ligne',
        title: 'Ligne B, quai 2',
        subtitle:
          'Afficheur pour un arrêt de tramway. Le chiffre, haut comme une main, se lit du trottoir opposé.',
        rejected:
          'Écartés\u00a0: quatre trams en lignes égales\u202f; qui court ne lit qu’un chiffre.',
        category: 'Design d’interface',
        medium: 'Verre, 1 200 candelas ; 2025',
        gloss: '',
        btnText: 'Voir le détail',
        btnLink: '/portfolio/portfolio-details',
      },
      {
        slug: 'citron',
        title: 'Quarante kilos',
        subtitle:
          'Un citronnier en donne quarante kilos. L’application relie qui n’a pas d’arbre à un voisin qui en a un\u202f; le prix est en confiture.',
        rejected:
          'Écarté\u00a0: un prix au kilo\u202f; entre voisins, on ne se vend pas de citrons.',
        category: 'Design d’applications',
        medium: 'React Native, iOS et Android ; 2025',
        gloss: '',
        btnText: 'Voir le détail',
        btnLink: '/portfolio/portfolio-details',
      },
    ],
  },
  study: {
    label: sectionNames.featuredCaseStudy,
    title: 'Un site, onze pages d’accueil',
    text: 'Onze pages d’accueil accrochées côte à côte, toutes différentes. L’étude de cas en documente la conception, la vérification et le travail.',
    medium:
      'Étude de cas à la une : TypeScript, images faites par du code, aucune photo de banque d’images',
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
    text: 'L’acquisition commence par une demi-heure de conversation. Venez avec l’idée telle qu’elle est.',
    btnText: 'Demander un rendez-vous',
    btnLink: '/contact',
    floor: {
      label: 'À propos de cette page',
      demonstration:
        'Mur Porteur est inventé, ses clients aussi. Cette page est une démonstration d’Ikosim Studio.',
    },
  },
} as const satisfies Translation<typeof english>
