import type { TeamMemberText } from '../team.ts'

export const text = {
  bio: [
    'Lyès wrote his first paid program at seventeen, for a bakery in Tizi Ouzou that wished to know on Thursday how many loaves to bake on Friday. It is still in use, and he still gets a cake at the end of Ramadan.',
    'He joined Lina when the second desk was delivered. As technology director he decides which ground a product is built on, and his decisions are half a page long with the price at the bottom. He prefers dull databases, few dependencies and restorations that have been rehearsed. When Tassili Bank’s auditors came for three weeks to read the code that guards the keys, he sat beside them and took notes of his own.',
    'Lyès is on call one week in four, like everyone who can mend things. On his free Fridays he repairs radios from the sixties, and says that their circuit diagrams are the best documentation ever printed.',
  ],
  skills: [
    { name: 'Architecture', level: 95 },
    { name: 'Kotlin and Java', level: 90 },
    { name: 'PostgreSQL', level: 93 },
    { name: 'Security', level: 88 },
    { name: 'Estimating', level: 84 },
  ],
} satisfies TeamMemberText
