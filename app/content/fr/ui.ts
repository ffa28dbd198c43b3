import type { ui as english } from '../en/ui.ts'
import type { Translation } from '../translation.ts'

export const ui = {
  breadcrumb: {
    label: 'Fil d’Ariane',
    home: 'Accueil',
  },
  carousel: {
    role: 'carrousel',
    slideRole: 'diapositive',
    previous: 'Diapositive précédente',
    next: 'Diapositive suivante',
    position: '{place} sur {places}',
    dot: 'Diapositive {number}',
    stop: 'Arrêter le défilement',
    start: 'Relancer le défilement',
  },
  drawer: { close: 'Fermer' },
  loadMore: { action: 'Voir plus', status: 'Affichage : {shown} sur {total}' },
  marquee: { pause: 'Arrêter les lignes qui défilent' },
  pageIndex: 'Sur cette page',
  rating: { outOf: 'sur 5' },
  slideDeck: {
    slides: 'Diapositives',
    slide: '{place} sur {places} : {name}',
    next: 'Suivant\u00a0:',
  },
  videoPopup: { close: 'Fermer', elsewhere: 'Ouvrir le film sur YouTube' },
} satisfies Translation<typeof english>
