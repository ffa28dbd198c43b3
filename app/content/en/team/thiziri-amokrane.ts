import type { TeamMemberText } from '../team.ts'

export const text = {
  bio: [
    'Thiziri began in customer support for a telephone company, where she took 60 calls a day about one badly worded screen. She reported it nine times, and then decided to work where such screens are made. She joined in 2019 as a tester and has led quality since 2022.',
    'Nothing is launched before she has used it with a keyboard, with a screen reader in two languages, with one thumb, in the sun, and on a phone that somebody has dropped. She sits down with blind and low-vision users four times a year, at which the developer of the screen in question has to be present and silent. On the Marsa Port tablet her measurements set the upper limit of brightness, and two pilots who are colour-blind set the alarms.',
    'Her reports are feared for being friendly. She speaks Kabyle, Arabic, French and English, and swears, when a focus ring is missing, in all four.',
  ],
  skills: [
    { name: 'Accessibility (WCAG 2.2)', level: 97 },
    { name: 'Screen readers', level: 95 },
    { name: 'Test automation', level: 90 },
    { name: 'Working with users', level: 91 },
    { name: 'Patience', level: 82 },
  ],
} satisfies TeamMemberText
