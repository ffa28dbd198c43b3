/** The nine projects of the grid; the first, fourth and fifth have wide tiles. Source: spec §4, "Mobile studio grid". */
export const homeProjects = [
  'tassili-bank',
  'yasmine-clinics',
  'noria-water',
  'marsa-port',
  'hoggar-trails',
  'clement',
  'riwaq-books',
  'qantara-rides',
  'sirocco-air',
] as const
