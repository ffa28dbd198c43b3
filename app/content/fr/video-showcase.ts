import type { videoShowcase as english } from '../en/video-showcase.ts'
import type { Translation } from '../translation.ts'

/** Words of the video showcase. */
export const videoShowcase = {
  title: 'Vitrine de films',
  description:
    'Trois films muets de six secondes, faits par notre propre code : Alger d’une aube à l’autre, la lumière au fond de la mer, un paysage de facettes.',
  label: 'Trois courts films',
  control: { play: 'Lire le film', pause: 'Mettre le film en pause' },
  silent: 'Film muet',
  made: '{frames} images, entracte compris',
  unsupported: 'Votre navigateur ne prend pas en charge la balise vidéo.',
  /** In their order, by film; `shows` is the text alternative. */
  slides: [
    {
      id: 'city',
      introTitle: 'Alger, d’une aube à l’autre',
      title: 'Un jour en six secondes',
      short: 'Un jour',
      shows:
        'Un bateau traverse la baie d’une ville blanche, le temps d’une journée : le soleil se lève, les ombres tournent, les lampes s’allument, la lune prend la suite.',
      action: 'Lire comment la ville et ce site sont faits',
    },
    {
      id: 'sea',
      introTitle: 'La baie, par quatre mètres de fond',
      title: 'Du soleil au fond de la mer',
      short: 'La mer',
      shows: 'La lumière du soleil dessine un filet mouvant sur un fond de mer bleu.',
      action: 'Lire comment l’eau se facture\u00a0: Noria Water',
    },
    {
      id: 'facets',
      introTitle: 'Notre logo, devenu paysage',
      title: 'Un paysage de facettes',
      short: 'Facettes',
      shows:
        'Un paysage de triangles bleus monte et descend ; l’un après l’autre, ils attrapent une lumière orange.',
      action: 'Lire comment le logo et ce site sont faits',
    },
  ],
} as const satisfies Translation<typeof english>
