import type { words as english } from '../../en/parts/gallery.ts'
import type { Translation } from '../../translation.ts'

export const words = {
  label: 'Visionneuse d’images',
  position: '{place} sur {places}',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  rotate: 'Pivoter',
  download: 'Télécharger',
  close: 'Fermer',
  previous: 'Image précédente',
  next: 'Image suivante',
} as const satisfies Translation<typeof english>
