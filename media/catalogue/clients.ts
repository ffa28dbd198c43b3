import type { Entry } from './entry.ts'

/** Portraits of the clients, on light backgrounds; the team's are on blue and ink. */
export const clients: readonly Entry[] = [
  {
    id: 'clients/kamel-sahraoui-dib',
    alt: 'Faceted stone bust of a bald man with round glasses, a moustache and an orange tie, on sand.',
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/houda-mezaache',
    alt: 'Faceted stone bust of a woman with a dark plait over one shoulder and a red jumper, on pale blue.',
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/lamia-benkhelifa',
    alt: 'Faceted stone bust of a woman in a blue headscarf and a white coat, a stethoscope round her neck, on orange.',
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/sofiane-delmas',
    alt: 'Faceted stone bust of a bearded man in a green flat cap and a green apron, on sand.',
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/djamel-ifticen',
    alt: 'Faceted stone bust of a white-bearded man in a captain’s cap and a dark uniform, on pale blue.',
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/ines-trabelsi-marchand',
    alt: 'Faceted stone bust of a woman with a red bob under a wide dark hat, on orange.',
    madeBy: 'media/scripts/scene_clients.py',
  },
]
