import type { houseNames as english } from '../en/house-names.ts'
import type { Translation } from '../translation.ts'

export const houseNames = {
  '/photography-agency': 'Argentique',
  '/marketing-agency': 'Colle',
  '/freelancer-agency': 'Nour Belhadj',
  '/architecture-agency': 'Atelier Sahn',
  '/creative-solution': 'Kaghet',
  '/personal-portfolio': 'Dounia Sebti',
  '/creative-portfolio': 'Mur Porteur',
  '/showcase-portfolio': 'Quatre produits',
  '/case-study-showcase': 'Cinq problèmes',
  '/video-showcase': 'Un jour à Alger',
} as const satisfies Translation<typeof english>
