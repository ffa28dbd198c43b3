import type { about as english } from '../en/about.ts'
import type { Translation } from '../translation.ts'

export const about = {
  title: 'À propos du studio',
  description:
    'Qui est Ikosim : designers et développeurs au même étage à Alger depuis 2009, ce qu’ils ont livré, et quand il vaut mieux chercher ailleurs.',
  crumb: 'À propos',
  headline: [{ text: 'À propos du studio', voice: 'counter' }, { text: 'qui répond' }],
  lead: 'Ikosim est né en 2009 : deux bureaux, un client et la promesse de répondre au téléphone. Nous occupons aujourd’hui tout un étage, celui aux auvents de toile, et nous décrochons toujours.',
  intro: {
    label: 'Qui sommes-nous',
    paragraphs: [
      'Ikosim, c’est ainsi que les Phéniciens appelaient Alger. On y entend *eikosi*, « vingt » en grec, et l’icosaèdre est un solide à vingt faces planes : des éléments simples, un tout robuste. Nous essayons de bâtir nos logiciels de la même façon, et ce solide est devenu notre logo.',
      'Nous concevons, développons et suivons des applications et des sites depuis un étage de la rue Didouche Mourad. Designers et développeurs y travaillent côte à côte, et la personne qui vous vend un projet y prend part. Nous travaillons en arabe, en français et en anglais, souvent sur un même écran, et près d’un tiers de nos clients vivent sur la rive nord de la Méditerranée.',
      'Nous restons après la mise en ligne. Nous suivons aujourd’hui deux cents des produits que nous avons réalisés, le plus ancien depuis 2011. C’est notre école : dix ans d’appels au sujet d’un produit rendent le suivant meilleur.',
    ],
    pictures:
      'Aucune image de ce site ne vient d’une banque d’images, et personne n’a posé pour un portrait.',
  },
  people: { title: 'Les huit qui répondent', label: 'Ce que fait chacun' },
  index: [
    { href: '#team', label: 'Équipe' },
    { href: '#figures', label: 'Chiffres' },
    { href: '#reasons', label: 'Raisons' },
    { href: '#meeting', label: 'Rendez-vous' },
  ],
  figures: {
    label: 'Le studio en chiffres',
    items: [
      {
        value: '500+',
        label: 'clients satisfaits',
        note: 'Sur le millier de clients servis depuis 2009, ceux-ci sont revenus, souvent pour le même produit.',
      },
      {
        value: '1200+',
        label: 'applications et sites livrés',
        note: 'Tout ce qui a été mis en ligne, du site d’une page à la billetterie nationale.',
      },
      {
        value: '25+',
        label: 'développeurs confirmés',
        note: 'Les huit les dirigent. Quinze font des applications mobiles ; les autres, des sites et leurs systèmes.',
      },
      {
        value: '15+',
        label: 'langages de programmation',
        note: 'Au quotidien : TypeScript, Kotlin, Swift, Dart, SQL. Et COBOL, une fois.',
      },
    ],
  },
  whyChoose: {
    title: 'Pourquoi nous, et pourquoi pas',
    reasons: [
      {
        title: 'Vous voyez le travail chaque jeudi',
        text: 'La semaine se termine par une démonstration sur votre propre téléphone, jamais par un diaporama. S’il n’y a rien à montrer, nous vous disons la veille pourquoi.',
      },
      {
        title: 'Le prix est fixé avant de commencer',
        text: 'Le devis donne les jours, les personnes et ce qui n’est pas compris. Si nous avons mal estimé, c’est à nos frais ; vous ne payez en plus que ce que vous ajoutez.',
      },
      {
        title: 'Pensé pour le téléphone de vos clients',
        text: 'Nous testons sur quarante téléphones achetés à Alger, dont la moitié a plus de quatre ans, avec le réseau mobile de la rue d’en bas.',
      },
      {
        title: 'L’arabe, dès le premier croquis',
        text: 'L’arabe et le français sont mis en page côte à côte dès le départ. Trois de nos designers ont appris à lire en arabe.',
      },
      {
        title: 'Tout ce que vous payez est à vous',
        text: 'Le domaine et les comptes des stores sont à votre nom dès le premier jour, le code et les fichiers de design une fois la dernière facture payée. Pour un forfait mensuel, le préavis est de trente jours.',
      },
    ],
    whenNot:
      'Cherchez ailleurs si tout doit être prêt dans dix jours, si vous ne pouvez pas mettre l’idée par écrit, ou s’il s’agit de copier une autre application. Dans les trois cas, nous ne sommes pas le bon studio.',
  },
  partners: {
    label: 'Partenaires',
    text: 'Nos fournisseurs : *Tafoukt Solar* alimente les téléphones de test et la plupart des lampes, *Oued Signs* fabrique et pose les enseignes que nous dessinons, *Halfa Press* imprime les premières épreuves de chaque marque, et *Zerda Hosting* héberge nos clients, à Alger et à Oran.',
  },
  callToAction: {
    title: [
      { text: 'La troisième chaise', voice: 'counter' },
      { text: 'est à vous', voice: 'counter' },
    ],
    text: 'Au 20, rue Didouche Mourad, du dimanche au jeudi. Les deux autres chaises sont au designer et au développeur qui feraient le travail. C’est gratuit, et vous repartez avec une première idée des jours et du prix.',
    label: 'Proposer un rendez-vous',
  },
} as const satisfies Translation<typeof english>
