import type { words as english } from '../../en/parts/room-map.ts'
import type { Translation } from '../../translation.ts'
import { houseNames } from '../house-names.ts'
import { roomNames } from '../room-names.ts'

export const words = {
  title: 'Pièces',
  intro: 'Sept pour d’autres métiers, trois pour nos projets. Ikosim répond dans chacune.',
  notes: [
    'Une réponse sous un jour ouvré',
    'Prix, délais et suivi',
    'Huit personnes, et leur rôle',
    'Cinq projets, du besoin aux résultats',
    'Conditions et confidentialité',
  ],
  houses: houseNames,
  names: roomNames,
  here: 'Vous êtes ici\u00a0: {room}',
} as const satisfies Translation<typeof english>
