import type { Entry } from './entry.ts'

/**
 * Portraits of the clients, on light backgrounds; the team's are on blue and ink. Squares whose middle two thirds are a
 * portrait too.
 */
export const clients: readonly Entry[] = [
  {
    id: 'clients/kamel-sahraoui-dib',
    fine: true,
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/houda-mezaache',
    fine: true,
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/lamia-benkhelifa',
    fine: true,
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/sofiane-delmas',
    fine: true,
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/djamel-ifticen',
    fine: true,
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/ines-trabelsi-marchand',
    fine: true,
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/rachid-meziane',
    fine: true,
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/malika-ould-slimane',
    fine: true,
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/tarek-bouhired',
    fine: true,
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/sabrina-lounes',
    fine: true,
    madeBy: 'media/scripts/scene_clients.py',
  },
  {
    id: 'clients/hocine-ziani',
    fine: true,
    madeBy: 'media/scripts/scene_clients.py',
  },
]
