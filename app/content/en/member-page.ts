/** Words of a member's page apart from the member (`team/`). */
export const memberPage = {
  breadcrumb: { team: 'Our Team' },
  life: { label: 'Biography', joined: 'At Ikosim since' },
  craft: {
    skills: 'Skills',
    /** What the order says: that of a member, and that on the generic page. */
    judged: 'The first one is what colleagues ask for most.',
    wanted: 'The first one matters most to us.',
    projects: 'Projects',
  },
  others: { title: 'The rest of the team' },
  /** The sheet at the end; on the generic page it greets the studio. */
  letter: {
    /** Around the name. */
    greeting: { before: 'Dear', after: ',' },
    text: 'A first name is enough: a message that begins with one goes straight to that person.',
    /** The link to the form, which opens with the last of these words in the message; on the generic page, without. */
    actionTo: 'Write to {name}',
    opening: 'For {name}:',
    action: 'Write to us',
  },
} as const
