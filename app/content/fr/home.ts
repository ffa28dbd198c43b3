import type { home as english } from '../en/home.ts'
import type { Translation } from '../translation.ts'
import { houseNames } from './house-names.ts'
import { sectionNames } from './section-names.ts'

export const home = {
  title: 'Ikosim : applications et sites, à Alger',
  hero: {
    headline: [
      { text: 'Des applis' },
      { text: 'qu’on garde', voice: 'counter' },
      { text: 'sous le pouce.' },
    ],
    actions: { start: 'Démarrer un projet', work: 'Nos réalisations' },
    proof: '172\u202f000 clients ouvrent l’appli de Tassili Bank chaque mois.',
    front: 'Un compte en 11\u00a0minutes chez Tassili Bank',
  },
  index: [
    { href: '#services', label: sectionNames.services },
    { href: '#work', label: sectionNames.portfolio },
    { href: '#rooms', label: 'Pièces' },
    { href: '#awards', label: 'Palmarès' },
    { href: '#blog', label: sectionNames.blog },
  ],
  facts: {
    label: sectionNames.funFacts,
    title: 'Depuis 2009, en chiffres.',
    items: [
      { factNumber: '50', title: 'applications publiées' },
      { factNumber: '1 000', title: 'clients, dont la moitié est revenue' },
      { factNumber: '200', title: 'projets suivis' },
      { factNumber: '15', title: 'développeurs mobiles sur 25' },
    ],
  },
  services: {
    label: sectionNames.services,
    all: '200\u00a0$ par jour',
    rows: [
      [
        { title: 'iOS', href: '/service/technology' },
        { title: 'Android', href: '/service/technology' },
        { title: 'Flutter', href: '/service/technology' },
      ],
      [
        { title: 'UI/UX mobile', href: '/service/ui-ux-design' },
        { title: 'Applis web', href: '/service/reactjs-development' },
        { title: 'Maintenance', href: '/service' },
      ],
    ],
  },
  reasons: {
    label: sectionNames.whyChooseUs,
    title: 'Vous parlez à l’équipe qui s’en charge.',
    text: 'L’équipe qui chiffre votre produit le dessine, le développe et répond au téléphone.',
    promises: [
      {
        term: 'Un seul prix',
        text: '200\u00a0$ la journée, le total écrit d’avance. Si nous nous trompons, le reste est pour nous.',
      },
      {
        term: 'Chaque jeudi',
        text: 'Une démo sur votre téléphone, dès la première semaine.',
      },
      {
        term: 'Vos comptes',
        text: 'Domaine et stores à votre nom dès le premier jour, le code au dernier paiement.',
      },
    ],
    action: 'Découvrir le studio',
  },
  work: {
    label: sectionNames.portfolio,
    title: 'En ligne, mesuré, toujours en service.',
    action: { label: 'Toutes les réalisations', href: '/portfolio' },
  },
  doors: {
    title: 'Dix pièces, dix autres voix.',
    text: 'Sept entreprises inventées, trois fois nos projets.',
    houses: houseNames,
  },
  awards: {
    title: 'Primés par ceux qui s’en servent.',
    more: 'Les prix précédents',
  },
  journal: { title: sectionNames.blog, all: 'Tous les articles' },
  callToAction: {
    title: [{ text: 'Deux phrases' }, { text: 'suffisent pour commencer.' }],
    text: 'Dites ce que le produit doit faire le premier jour. Un développeur répond par des questions et un prix.',
    action: { label: 'Démarrer un projet', href: '/contact' },
  },
} as const satisfies Translation<typeof english>
