import type { TeamMemberText } from '../team.ts'

export const text = {
  bio: [
    'Lina studied architecture in Algiers and left the profession when she noticed that she would rather draw door handles, the part that people touch, than façades. In 2009 she rented a room with two desks on rue Didouche Mourad. Her first client was the landlord, a dentist whose patients could never reach him by phone.',
    'She has directed the studio’s design ever since. Her method is plain. She spends the first days of a project where it will be used, on a pilot boat or in a queue, and draws nothing until she can repeat the question that people keep asking. In the studio she is known for her red pencil: every Wednesday evening she goes through the next day’s demo and crosses out anything that nobody would miss.',
    'Lina teaches interface design one term a year, reads on paper and still looks at door handles.',
  ],
  skills: [
    { name: 'Interface design', level: 96 },
    { name: 'Observing users', level: 92 },
    { name: 'Typography', level: 88 },
    { name: 'Prototyping', level: 85 },
    { name: 'Arabic and French layout', level: 90 },
  ],
} satisfies TeamMemberText
