import type { TeamMemberText } from '../team.ts'

export const text = {
  bio: [
    'Claire was a court reporter in Marseille before she became a researcher, and she still writes down exactly what people say, including the part where they change their mind. She joined in 2017 and divides her weeks between the two shores; the ferry, she claims, is her quietest office.',
    'Her work begins before there is anything to see. She listened to 1,200 calls for Noria Water, sat in waiting rooms in Constantine for a fortnight and was seasick on the pilot boat at Béjaïa for one night out of five, which she considers a good rate. What she brings back is short: one page, a few numbers, the sentence that everybody repeated.',
    'She also writes the words in our interfaces, and holds that a button with two words has one too many. She has been learning Arabic for eight years and makes her mistakes in public, which users seem to find reassuring.',
  ],
  skills: [
    { name: 'Interviews', level: 96 },
    { name: 'UX writing', level: 94 },
    { name: 'Usability tests', level: 92 },
    { name: 'French and English', level: 98 },
    { name: 'Arabic', level: 68 },
  ],
} satisfies TeamMemberText
