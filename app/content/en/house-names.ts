/** Whose page a demonstration is, or what is on it. */
export const houseNames = {
  '/photography-agency': 'Argentique',
  '/marketing-agency': 'Colle',
  '/freelancer-agency': 'Nour Belhadj',
  '/architecture-agency': 'Atelier Sahn',
  '/creative-solution': 'Kaghet',
  '/personal-portfolio': 'Dounia Sebti',
  '/creative-portfolio': 'Mur Porteur',
  '/showcase-portfolio': 'Four products',
  '/case-study-showcase': 'Five problems',
  '/video-showcase': 'One day in Algiers',
} as const
