/** Words of a member's page apart from the member (`team/`). */
export const memberPage = {
  breadcrumb: { team: 'Our Team' },
  life: { label: 'Biography', joined: 'At Ikosim since' },
  craft: {
    skills: 'Skills',
    /** What the order says: that of a member, and that on the generic page. */
    judged: 'The wider a word, the more colleagues ask for it.',
    wanted: 'The wider a word, the more it counts with us.',
    projects: 'Projects',
    /** One line under each picture: what is written or drawn in it, which is in French. By project. */
    sheets: {
      'hoggar-trails': 'The red notes say “the water is behind” and “dry since 2019”.',
      'qantara-rides': 'On the board: when, how much, with whom, and who else.',
      'sirocco-air': 'Circled in red, “this one”: it holds at 600 m.',
      'noria-water': 'The bill: 1,286 dinars, 94 more than in April.',
      'yasmine-clinics': 'On the screen: “All is normal, Selma.”',
      'riwaq-books': 'French titles run up the spines, Arabic ones down.',
      'dar-zellij': 'The card names the batch, its shade and who cut it.',
      'marsa-port': 'Movements, wind and tide: each alarm has a shape.',
    },
  },
  others: { title: 'The rest of the team' },
  /** The sheet at the end; on the generic page it greets the studio. */
  letter: {
    greeting: 'Dear {name},',
    text: 'A message that begins with a name goes straight to that person.',
    /** The link to the form, which opens with the last of these words in the message; on the generic page, without. */
    actionTo: 'Write to {name}',
    opening: 'For {name}:',
    action: 'Write to us',
  },
} as const
