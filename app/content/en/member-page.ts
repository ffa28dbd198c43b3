/** Words of a member's page apart from the member (`team/`). */
export const memberPage = {
  breadcrumb: { team: 'Our Team' },
  life: { label: 'Biography', joined: 'At Ikosim since' },
  craft: {
    skills: 'Skills',
    /** What the levels say: those of a member, and those on the generic page. */
    judged: 'Out of a hundred, as judged by colleagues in our yearly review.',
    wanted: 'Out of a hundred: how much each of these counts with us.',
    projects: 'Projects',
  },
  others: { title: 'The rest of the team' },
  /** The sheet at the end; on the generic page it greets the studio. */
  letter: {
    greeting: 'Dear {name},',
    text: 'Say in your message whom you are writing to, and it is put on that desk.',
    action: 'Write to us',
  },
  neighbours: { label: 'Members before and after', previous: 'Previous', next: 'Next' },
} as const
