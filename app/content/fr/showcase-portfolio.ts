import type { showcasePortfolio as english } from '../en/showcase-portfolio.ts'
import type { Translation } from '../translation.ts'

/** Words of the showcase portfolio. */
export const showcasePortfolio = {
  title: 'Portfolio vitrine',
  description:
    'Quatre réalisations d’Ikosim Studio, grandes comme votre écran : une application bancaire, une boutique de carreaux, des sentiers de montagne et ce site.',
  label: 'Quatre réalisations',
  social: 'Réseaux',
  /** In their order; the name is in the pagination. Pictures and links are in `showcase-slides.ts`. */
  slides: [
    {
      id: 'dar-zellij',
      name: 'Dar Zellij',
      short: 'Zellij',
      title: 'Dar Zellij',
      text: 'Une boutique de carreaux qui mesure votre mur avant de demander votre carte.',
      caption: 'À l’écran\u00a0: «\u00a0Argile, taillée main à Tlemcen\u00a0».',
      action: 'Lire l’étude Dar Zellij',
    },
    {
      id: 'tassili-bank',
      name: 'Tassili Bank',
      short: 'Tassili',
      title: 'Tassili Bank',
      text: 'Un compte en banque qui s’ouvre sur votre téléphone en onze minutes.',
      action: 'Lire l’étude Tassili Bank',
    },
    {
      id: 'this-website',
      name: 'Ce site',
      short: 'Ce site',
      title: 'Ce site',
      text: 'Le nôtre, où chaque image est faite par du code.',
      action: 'Lire comment ce site est fait',
    },
    {
      id: 'hoggar-trails',
      name: 'Hoggar Trails',
      short: 'Hoggar',
      title: 'Hoggar Trails',
      text: 'Des itinéraires de montagne sur un téléphone, lisibles sans réseau.',
      action: 'Lire l’étude Hoggar Trails',
    },
  ],
} as const satisfies Translation<typeof english>
