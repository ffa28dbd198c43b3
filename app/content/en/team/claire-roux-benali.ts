import type { TeamMemberText } from '../team.ts'

export const text = {
  bio: [
    'Claire was a court reporter in Marseille before she became a researcher, and she still writes down exactly what people say, including the moment when they change their mind. She joined in 2017 and divides her time between the two cities; she says that the ferry is her quietest office.',
    'Her work begins before there is anything to see. She listened to 1,200 calls for Noria Water, sat in waiting rooms in Constantine for a fortnight and spent five nights on the pilot boat at Béjaïa, seasick on only one of them. What she brings back is short: one page, a few numbers and the sentence that everybody repeated.',
    'She also writes the words in our interfaces, and believes that most buttons have one word too many. She has been learning Arabic for eight years and makes her mistakes in public, which seems to put users at ease.',
  ],
  skills: [
    { name: 'Interviews', level: 96 },
    { name: 'UX writing', level: 94 },
    { name: 'Usability tests', level: 92 },
    { name: 'French and English', level: 98 },
    { name: 'Arabic', level: 68 },
  ],
} satisfies TeamMemberText
