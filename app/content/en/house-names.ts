/** Whose page a demonstration is: the shop, the paper and the cinema are the studio's own. */
export const houseNames = {
  '/photography-agency': 'Argentique',
  '/marketing-agency': 'Colle',
  '/freelancer-agency': 'Nour Belhadj',
  '/architecture-agency': 'Atelier Sahn',
  '/creative-solution': 'Kaghet',
  '/personal-portfolio': 'Dounia Sebti',
  '/creative-portfolio': 'Mur Porteur',
  '/showcase-portfolio': 'La Vitrine',
  '/case-study-showcase': 'La Une',
  '/video-showcase': 'Ciné Ikosim',
} as const
