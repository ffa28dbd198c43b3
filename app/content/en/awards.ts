/** What each award is for, by the project that was honoured; `content/awards.ts` has years and places. */
export const awards = {
  'noria-water': {
    position: 'First',
    type: 'Plain writing, a readers’ vote in Mostaganem',
  },
  'yasmine-clinics': {
    position: 'Second',
    type: 'Bilingual writing, the translators’ round table of Constantine',
  },
  'marsa-port': {
    position: 'First',
    type: 'Tool of the year, the pilots of Béjaïa',
  },
  'riwaq-books': {
    position: 'Shortlist',
    type: 'Typography on screen, the printing trade of Tunis',
  },
  'hoggar-trails': {
    position: 'First',
    type: 'Lightest website, a developers’ meeting in Ghardaïa',
  },
  clement: {
    position: 'Third',
    type: 'Best crate, the wholesalers’ hall of Blida',
  },
  'dar-zellij': {
    position: 'First',
    type: 'Fewest returns, the delivery firms of Marseille',
  },
  'sirocco-air': {
    position: 'First',
    type: 'Most legible from a distance, the ground crews at Ghardaïa',
  },
} as const
