import type { TeamMemberText } from '../team.ts'

export const text = {
  bio: [
    'There is always one desk more than there are people. It stands by the window, and whoever joins next gets it, which keeps the rest of us polite to visitors.',
    'We do not publish vacancies with lists of frameworks. We look for people who have finished something, can say what was wrong with it and would rather ask a user than win an argument. It may have been an app, a bakery’s order book or a shop sign. Degrees are welcome and not required; three of the eight on the team page have none.',
    'The work is quiet. There is a demo on Thursdays, nobody writes at night unless it burns, and a fifth of every developer’s time belongs to products that are already live. Salaries follow a table which everyone here can see. If that sounds like you, write to us about the thing you finished. One of the eight will answer, within two weeks, and by name.',
  ],
  skills: [
    { name: 'Finishing things', level: 90 },
    { name: 'Asking questions', level: 85 },
    { name: 'A craft of your own', level: 80 },
    { name: 'Writing plainly', level: 75 },
    { name: 'One language besides your own', level: 70 },
  ],
} satisfies TeamMemberText
