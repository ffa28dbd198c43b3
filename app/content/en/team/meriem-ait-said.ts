import type { TeamMemberText } from '../team.ts'

export const text = {
  bio: [
    'Meriem learnt to program in the computer club of Béjaïa’s youth centre, on machines that took four minutes to start. She has disliked waiting ever since. In 2014 she joined to build websites, and within a year she had brought in the rule that no page may be blank before its script arrives.',
    'As front-end lead she is responsible for Noria Water, Hoggar Trails and Dar Zellij, and for the site that you are reading. She reviews every change with two questions: what happens without it, and who will understand this in five years? The answer to the first is often “nothing”, and the change is withdrawn.',
    'She speaks at developer meetings in Algiers and Marseille, usually about removing things: her record is a menu that lost 240 kilobytes and gained a working back button. At weekends she goes climbing above Tikjda, where there is no network.',
  ],
  skills: [
    { name: 'React and TypeScript', level: 96 },
    { name: 'HTML and CSS', level: 98 },
    { name: 'Performance', level: 95 },
    { name: 'Accessibility', level: 90 },
    { name: 'Testing', level: 87 },
  ],
} satisfies TeamMemberText
