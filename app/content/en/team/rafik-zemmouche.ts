import type { TeamMemberText } from '../team.ts'

export const text = {
  bio: [
    'Rafik has a doctorate in hydrology, and spent four years predicting floods with too little data. The habit stayed: he wants to know what was measured, by whom, and on which day the sensor was broken. He moved from rivers to products in 2018.',
    'At the studio he agrees with clients on the number that a project should change, and then measures it, even when the result is unwelcome. He designed the night readings at Noria Water, which can tell a leak from a late shower, and he prints the size of the sample beneath every percentage. He plans search and campaigns with the same caution, and usually advises clients to spend less.',
    'He keeps a notebook of graphs that mislead, now in its third volume. On Saturdays he plays the mandole in a chaabi orchestra, and says that it is mostly counting.',
  ],
  skills: [
    { name: 'Measuring', level: 95 },
    { name: 'SQL and Python', level: 92 },
    { name: 'Search marketing', level: 88 },
    { name: 'Forecasting', level: 86 },
    { name: 'Explaining figures', level: 90 },
  ],
} satisfies TeamMemberText
