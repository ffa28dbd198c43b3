import type { TeamMemberText } from '../team.ts'

export const text = {
  bio: [
    'We always have one more desk than we have people. It is the one by the window, and the next person to join us gets it.',
    'We do not publish vacancies with lists of frameworks. We look for people who have finished something, can say what was wrong with it and would rather ask a user than win an argument. What you finished may be an app, a bakery’s order book or a shop sign. A degree is welcome but not required; three of the eight people on the team page have none.',
    'The work is quiet. There is a demo on Thursdays, nobody sends messages at night unless something is down, and every developer spends a fifth of their time on products that are already live. Salaries follow a table that everyone here can see. If that sounds like you, send us an e-mail about the thing you finished. One of the eight will answer it within two weeks.',
  ],
  skills: [
    { name: 'Finishing things', level: 90 },
    { name: 'Asking questions', level: 85 },
    { name: 'A craft of your own', level: 80 },
    { name: 'Writing plainly', level: 75 },
    { name: 'One language besides your own', level: 70 },
  ],
} satisfies TeamMemberText
