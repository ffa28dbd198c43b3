import type { TeamMemberText } from '../team.ts'

export const text = {
  bio: [
    'Lyès wrote his first paid program at seventeen, for a bakery in Tizi Ouzou that wanted to know on Thursday how many loaves to bake on Friday. It is still in use, and the bakery still sends him a cake at the end of Ramadan.',
    'He joined Lina in the first year, at the second desk. As technology director he decides what each product is built with, and writes each decision on half a page with the price at the bottom. He prefers dull databases, few dependencies and back-ups that have been restored at least once. When Tassili Bank’s auditors came for three weeks to read the code that protects the keys, he sat beside them and took notes of his own.',
    'Lyès is on call one week in four, like everyone who can fix things. On his free Fridays he repairs radios from the sixties, and says that their circuit diagrams are the best documentation ever printed.',
  ],
  skills: [
    { name: 'Architecture', level: 95 },
    { name: 'Kotlin and Java', level: 90 },
    { name: 'PostgreSQL', level: 93 },
    { name: 'Security', level: 88 },
    { name: 'Estimating', level: 84 },
  ],
} satisfies TeamMemberText
