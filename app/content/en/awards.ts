/** One line of the timeline. Source: spec §3, "Award timeline entry". */
export type AwardEntry = {
  /** Four digits. */
  year: `${number}`
  /** The project that was honoured. */
  name: string
  /** The place it reached. */
  position: string
  /** Category and jury of the award. */
  type: string
}

/** Newest first. */
export const awards = [
  {
    year: '2025',
    name: 'Noria Water',
    position: 'First of 31',
    type: 'Plain writing, a readers’ vote in Mostaganem',
  },
  {
    year: '2025',
    name: 'Yasmine Clinics',
    position: 'Second',
    type: 'Bilingual writing, the translators’ round table of Constantine',
  },
  {
    year: '2024',
    name: 'Marsa Port',
    position: 'First',
    type: 'Tool of the year, the pilots of Béjaïa',
  },
  {
    year: '2024',
    name: 'Riwaq Books',
    position: 'Shortlist',
    type: 'Typography on screen, the printing trade of Tunis',
  },
  {
    year: '2024',
    name: 'Hoggar Trails',
    position: 'First',
    type: 'Lightest website, a developers’ meeting in Ghardaïa',
  },
  {
    year: '2023',
    name: 'Clément',
    position: 'Third of 58',
    type: 'Best crate, the wholesalers’ hall of Blida',
  },
  {
    year: '2023',
    name: 'Dar Zellij',
    position: 'First',
    type: 'Fewest returns, the delivery firms of Marseille',
  },
  {
    year: '2022',
    name: 'Sirocco Air',
    position: 'First',
    type: 'Most legible from a distance, the ground crews at Ghardaïa',
  },
] as const satisfies readonly AwardEntry[]
