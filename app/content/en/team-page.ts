/** Words of the team's page apart from the members (`team.ts`). */
export const teamPage = {
  title: 'Our Team',
  description:
    'Eight of the more than twenty-five people at Ikosim Studio: who designs, builds, tests and measures, and who answers when you call.',
  headline: [
    { text: 'Our team:', voice: 'counter' },
    { text: 'the eight people' },
    { text: 'you will meet' },
  ],
  /** Under each member, before a link to one of their projects. */
  project: 'Project:',
  /** The link to the vacant desk; `text` is in the counter-voice. */
  desk: { title: 'Join the team:', text: 'one desk is free' },
  callToAction: {
    title: 'Two of them will read what you write.',
    text: 'They are a designer and a developer, and our first answer gives their names.',
    label: 'Start a project',
    /** The trades of two of the team, whose places at the table are drawn. */
    table: 'At the table',
    places: ['Design', 'Development'],
  },
} as const
