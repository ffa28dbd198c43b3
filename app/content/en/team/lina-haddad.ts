import type { TeamMemberText } from '../team.ts'

export const text = {
  bio: [
    'Lina studied architecture in Algiers and left the profession when she noticed that she preferred drawing doors to drawing façades: the part that people touch. In 2009 she rented a room with two desks in the rue Didouche Mourad, and the first client was the landlord, a dentist who could not be reached by telephone.',
    'She has directed the studio’s design ever since. Her method is plain. She spends the first days of a project where it will be used, on a pilot boat or in a queue, and draws nothing until she can repeat the question that people keep asking. What she is known for in the studio is the red pencil: on a Wednesday evening she goes through next day’s demo and crosses out whatever would not be missed.',
    'Lina teaches interface drawing one term a year, reads on paper, and has an opinion about your door handle.',
  ],
  skills: [
    { name: 'Interface design', level: 96 },
    { name: 'Observing users', level: 92 },
    { name: 'Typography', level: 88 },
    { name: 'Prototyping', level: 85 },
    { name: 'Arabic and French layout', level: 90 },
  ],
} satisfies TeamMemberText
