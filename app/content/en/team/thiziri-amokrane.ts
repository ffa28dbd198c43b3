import type { TeamMemberText } from '../team.ts'

export const text = {
  bio: [
    'Thiziri began in customer support for a mobile operator, where she took 60 calls a day about one badly worded screen. She reported it nine times, and then decided to work where screens are made. She joined in 2019 as a tester and has led quality since 2022.',
    'Nothing is launched before she has used it with a keyboard, with a screen reader in two languages, with one thumb, in the sun, and on a phone that somebody has dropped. Four times a year she sits down with blind and low-vision users, and the developer of each screen has to be present and say nothing. On the Marsa Port tablet her measurements set the upper limit of brightness, and two colour-blind pilots helped her to choose the alarms.',
    'Her reports are friendly and very long. She speaks Kabyle, Arabic, French and English, and swears in all four when a focus ring is missing.',
  ],
  skills: [
    { name: 'Accessibility (WCAG 2.2)', level: 97 },
    { name: 'Screen readers', level: 95 },
    { name: 'Test automation', level: 90 },
    { name: 'Working with users', level: 91 },
    { name: 'Patience', level: 82 },
  ],
} satisfies TeamMemberText
