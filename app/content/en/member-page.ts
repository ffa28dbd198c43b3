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
  },
  others: { title: 'The rest of the team' },
  /** The sheet at the end; on the generic page it greets the studio. */
  letter: {
    /** Around the name. */
    greeting: { before: 'Dear', after: ',' },
    text: 'A message that begins with a name goes straight to that person.',
    /** The link to the form, which opens with the last of these words in the message; on the generic page, without. */
    actionTo: 'Write to {name}',
    opening: 'For {name}:',
    action: 'Write to us',
  },
} as const
