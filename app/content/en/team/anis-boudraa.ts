import type { TeamMemberText } from '../team.ts'

export const text = {
  bio: [
    'Anis grew up above his uncle’s sign workshop in Blida, and lettered his first shop front at twelve, with one mistake that is still there. He studied type design, spent two years drawing Arabic for a publisher and came to the studio in 2015.',
    'He draws both scripts at one table and at one time, since a wordmark that is finished in Latin has already decided everything for its Arabic. The leaf of Clément, the tail of Sirocco Air and the digits on the waiting-room screen of the Yasmine clinics are his. For Riwaq Books he changed the space between two letters eleven times, and sent the readers’ tests to whoever asked why.',
    'Before he shows a mark he stencils it on something wet. His desk smells of ink, which the person opposite has accepted in writing. He collects enamel signs, and photographs those that he cannot carry.',
  ],
  skills: [
    { name: 'Arabic lettering', level: 97 },
    { name: 'Marks and wordmarks', level: 95 },
    { name: 'Type design', level: 92 },
    { name: 'Packaging', level: 88 },
    { name: '3D rendering', level: 80 },
  ],
} satisfies TeamMemberText
