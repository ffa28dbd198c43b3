import type { Entry } from './entry.ts'

/** Portraits of the clients, on light backgrounds; the team's are on blue and ink. */
export const clients: readonly Entry[] = [
  {
    id: 'clients/kamel-sahraoui-dib',
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/houda-mezaache',
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/lamia-benkhelifa',
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/sofiane-delmas',
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/djamel-ifticen',
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/ines-trabelsi-marchand',
    madeBy: 'media/scripts/scene_clients.py',
  },
]
