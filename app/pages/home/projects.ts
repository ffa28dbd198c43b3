/** The nine projects of the grid; the first, fourth and fifth have wide tiles. Source: spec §4, "Mobile studio grid". */
export const homeProjects = [
  'tassili-bank',
  'noria-water',
  'marsa-port',
  'yasmine-clinics',
  'hoggar-trails',
  'clement',
  'riwaq-books',
  'qantara-rides',
  'sirocco-air',
] as const
