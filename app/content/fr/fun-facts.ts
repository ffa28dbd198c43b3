import type { architectureFacts as english } from '../en/fun-facts.ts'
import type { Translation } from '../translation.ts'

/** Headline figures of the architecture home; K means thousand. */
export const architectureFacts = [
  { factNumber: '40K', title: 'clients satisfaits' },
  { factNumber: '50K', title: 'projets' },
  { factNumber: '245', title: 'membres de l’équipe' },
  { factNumber: '550', title: 'produits numériques' },
] as const satisfies Translation<typeof english>
