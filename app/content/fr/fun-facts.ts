import type { architectureFacts as english } from '../en/fun-facts.ts'
import type { Translation } from '../translation.ts'

/** Headline figures of the architecture home; K means thousand. */
export const architectureFacts = [
  {
    factNumber: '40K',
    title: 'clients satisfaits',
    note: 'tous ceux qui ont acheté, lu ou attendu dans nos cinq bâtiments l’an dernier',
  },
  {
    factNumber: '50K',
    title: 'projets',
    note: 'claustras, seuils et joints, chacun dessiné comme une maison',
  },
  {
    factNumber: '245',
    title: 'membres de l’équipe',
    note: 'onze architectes\u202f; les autres ont posé la pierre et planté les arbres',
  },
  {
    factNumber: '550',
    title: 'produits numériques',
    note: 'maquettes de nos maisons, que les clients visitent sur leur téléphone',
  },
] as const satisfies Translation<typeof english>
