import type { architectureAgency as english } from '../en/architecture-agency.ts'
import type { Translation } from '../translation.ts'
import { sectionNames } from './section-names.ts'

/** Words of the architecture home, in page order, about an invented practice, Atelier Sahn. */
export const architectureAgency = {
  title: 'Agence d’architecture',
  description:
    'Atelier Sahn, agence inventée : une maison en plan, coupe et façade. Une démonstration d’Ikosim.',
  hero: {
    headline: [{ text: 'Vivre autour' }, { text: 'd’une cour.' }],
    lead: 'Atelier Sahn, inventé, bâtit pour le soleil\u00a0: murs épais, ombre, une ouverture sur le ciel.',
    action: { label: 'Écrire à l’atelier', href: '#commission' },
    sectionLabel: 'Coupe de la maison : un niveau sur les côtés, deux derrière.',
    film: {
      title: 'Un court métrage de la Fondation Blender',
      label: 'Voir le film de Blender',
    },
  },
  index: [
    { href: '#plan', label: 'Plan' },
    { href: '#services', label: 'Services' },
    { href: '#projects', label: 'Projets' },
    { href: '#team', label: 'Équipe' },
    { href: '#commission', label: 'Contact' },
  ],
  about: {
    label: sectionNames.about,
    title: 'D’abord, la cour.',
    paragraphs: [
      'Ses proportions règlent le soleil, l’air en août et le bruit de la rue.',
      'Maison de 18,40 m sur 15,40 m, dont 48 m² de cour.',
    ],
    planLabel: 'Plan de la maison : des pièces autour d’une cour avec bassin.',
    rooms: {
      court: 'Cour',
      living: 'Séjour',
      kitchen: 'Cuisine',
      entrance: 'Entrée',
      study: 'Bureau',
      dining: 'Repas',
      bedroom: 'Chambre',
      bath: 'Bains',
    },
    roomsTitle: 'Surfaces en mètres carrés',
  },
  /** Four services, each with the scale of its drawings. */
  services: {
    label: sectionNames.services,
    title: 'De la maison au détail.',
    text: 'Chaque mission a son échelle.',
    items: [
      {
        scale: '1/200',
        name: 'Bâtiments',
        text: 'Maisons et marchés, du terrain au permis.',
      },
      {
        scale: '1/100',
        name: 'Cours et jardins',
        text: 'Des pièces sans toit.',
      },
      {
        scale: '1/50',
        name: 'Intérieurs',
        text: 'Murs, portes et meubles, cotés.',
      },
      {
        scale: '1/10',
        name: 'Détails et chantier',
        text: 'Claustras et joints, vérifiés sur place.',
      },
    ],
  },
  figures: {
    label: sectionNames.funFacts,
    frontLabel: 'Façade sur rue de la maison au soleil : un mur, une porte, un olivier.',
    note: 'Sans échelle.',
  },
  projects: {
    title: 'Derniers projets.',
    text: 'Cinq, livrés depuis 2021.',
    href: '/portfolio/portfolio-details',
    buildings: [
      {
        slug: 'stair',
        name: 'Escalier des archives',
        place: 'Annaba',
        year: '2025',
        measure: { length: '5,25 m', of: 'en trente marches' },
      },
      {
        slug: 'market',
        name: 'Marché couvert',
        place: 'Béjaïa',
        year: '2024',
        measure: { length: '9,00 m', of: 'de portée, un seul parasol' },
      },
      {
        slug: 'library',
        name: 'Salle de lecture',
        place: 'Tlemcen',
        year: '2023',
        measure: { length: '10,40 m', of: 'sous poutres' },
      },
      {
        slug: 'brise-soleil',
        name: '144 logements',
        place: 'Hussein Dey, Alger',
        year: '2022',
        measure: { length: '4,46 m', of: 'sous les logements' },
      },
      {
        slug: 'house-by-the-sea',
        name: 'Maison sur l’eau',
        place: 'Tipaza',
        year: '2021',
        measure: { length: '24,50 m', of: 'de toit' },
      },
    ],
  },
  team: {
    title: 'Dessiné par l’équipe d’Ikosim.',
    parts: {
      'lina-haddad': 'La coupe',
      'lyes-ould-kaci': 'Le plan',
      'yacine-belkacem': 'La façade',
      'meriem-ait-said': 'La cour',
      'anis-boudraa': 'Lettres et chiffres',
      'claire-roux-benali': 'Le cartouche',
      'rafik-zemmouche': 'Les cotes',
      'thiziri-amokrane': 'Les détails',
    },
  },
  testimonials: {
    title: 'Ce qu’on en dit sur place.',
    items: [
      {
        slug: 'nadir-bensmail',
        text: 'Ils ont reculé ma maison de quatre mètres. Les vagues s’arrêtent aux marches.',
        name: 'Nadir Bensmaïl',
        designation: 'Propriétaire, Maison sur l’eau',
        ratings: '5',
      },
      {
        slug: 'salima-ferhat',
        text: 'Ici, le jour arrive à chaque table.',
        name: 'Salima Ferhat',
        designation: 'Bibliothécaire, salle de lecture de Tlemcen',
        ratings: '5',
      },
      {
        slug: 'mourad-aissaoui',
        text: 'En juillet, onze degrés de moins sous les parasols.',
        name: 'Mourad Aïssaoui',
        designation: 'Régisseur, marché de Béjaïa',
        ratings: '4.5',
      },
      {
        slug: 'yasmina-kherbache',
        text: 'Sur leurs plans, les cotes tombent juste.',
        name: 'Yasmina Kherbache',
        designation: 'Conductrice de travaux, archives d’Annaba',
        ratings: '4.5',
      },
    ],
  },
  contact: {
    label: sectionNames.contact,
    title: 'Envoyez un plan, ou juste l’adresse.',
    text: 'Ikosim vous lira. Plan, photos et date.',
  },
  partners: {
    title: 'Sur nos chantiers',
    /** Four of `partners.ts`, by their slugs, each with its trade on a building site and what it does there. */
    rows: [
      {
        slug: 'numid-maps',
        trade: 'Relevé',
        task: 'Mesure le terrain, les arbres et les toits des voisins.',
      },
      {
        slug: 'salamandre-audit',
        trade: 'Métré',
        task: 'Métré avant chaque commande.',
      },
      {
        slug: 'oued-signs',
        trade: 'Métallerie',
        task: 'Fait les mains courantes et les numéros de rue.',
      },
      {
        slug: 'tafoukt-solar',
        trade: 'Énergie',
        task: 'Pose des panneaux solaires sur nos toits.',
      },
    ],
  },
  gallery: {
    label: sectionNames.gallery,
    title: 'Quatre autres, en plein soleil.',
    text: 'Une image s’agrandit.',
    pictures: [
      { slug: 'casbah', title: 'Toits sur la baie' },
      { slug: 'mashrabiya', title: 'Derrière un moucharabieh' },
      { slug: 'arches', title: 'Arcades de la douane' },
      { slug: 'roof', title: 'Une terrasse, jour de lessive' },
    ],
  },
  ending: {
    title: 'La porte est ouverte.',
    text: 'L’agence est inventée, nos fournisseurs non. Que bâtissez-vous\u202f?',
    action: { label: 'Contacter Ikosim', href: '/contact' },
    titleBlock: {
      label: 'Cartouche',
      cells: [
        { term: 'Agence', text: 'Atelier Sahn (inventé)' },
        { term: 'Planche', text: 'Accueil de démonstration' },
        { term: 'Dessin', text: 'Ikosim Studio, Alger' },
        { term: 'Échelle', text: 'Environ 1/80' },
      ],
      links: [
        { label: 'Le studio Ikosim', href: '/about' },
        { label: 'Services', href: '/service' },
      ],
    },
  },
} as const satisfies Translation<typeof english>
