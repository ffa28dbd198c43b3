import type { TeamMemberText } from '../team.ts'

export const text = {
  bio: [
    'Anis grew up above his uncle’s sign workshop in Blida, and lettered his first shop front at twelve, with one mistake that you can still see. He studied type design, spent two years drawing Arabic for a publisher and came to the studio in 2015.',
    'He draws both scripts together, since a name drawn first in Latin leaves no room for the Arabic. The leaf of Clément, the tail of Sirocco Air and the digits on the waiting-room screen of the Yasmine clinics are his. For Riwaq Books he changed the space between two letters eleven times, and could show a test with readers for each change.',
    'Before he shows anyone a logo he stencils it on something wet. His desk smells of ink, and the person opposite has got used to it. He collects enamel signs, and photographs those that he cannot carry home.',
  ],
  skills: [
    { name: 'Arabic lettering', level: 97 },
    { name: 'Logos and wordmarks', level: 95 },
    { name: 'Type design', level: 92 },
    { name: 'Packaging', level: 88 },
    { name: '3D rendering', level: 80 },
  ],
} satisfies TeamMemberText
