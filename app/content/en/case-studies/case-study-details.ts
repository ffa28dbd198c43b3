import type { CaseStudyText } from '../case-studies.ts'

export const text = {
  overview: {
    duration: 'Continuous, since the first version',
    teamSize: 8,
    services: ['Writing', 'Design', 'React development', 'Rendering', 'Testing'],
    paragraphs: [
      'Clients judge an agency by its own website, and they are right. Ours had to show what we can do without getting in the way of somebody who only needs a phone number.',
      'We wrote the rules down before we drew anything, and a program checks them. A change that breaks a rule is not published, no matter who made it.',
    ],
  },
  research: {
    paragraphs: [
      'First we read a pile of agency sites as a client would: on a phone, on the train, in a hurry. We noted how long it took to learn what the company does, for whom, and how to reach it. On several of them we never found out.',
      'Then we made a list of what had annoyed us. These are four of the points on it.',
    ],
    findings: [
      'Numbers that count up from zero cannot be read until they have stopped.',
      'A page that is blank without its scripts is blank on a bad connection as well.',
      'Stock photographs of handshakes tell a reader nothing about the company.',
      'The address is usually in the smallest type, although it is what many people came for.',
    ],
  },
  result: {
    paragraphs: [
      'Every page is a finished document before any script arrives. Menus, questions and answers open without one. Anything that moves can be paused, and stays still for visitors who have asked their device for less motion.',
      'No picture here was bought. Our own scripts make the renders, the portraits and the films. They are kept with the code, so we can make every picture again tomorrow in a different light.',
      'It took time. Roughly a third of the work went into things that nobody will notice unless they fail. We think it was well spent.',
    ],
    figures: [
      { value: '130 kB', label: 'of script at most on the home page, compressed' },
      { value: '0', label: 'requests to other companies until you ask for a map or a film' },
      { value: '4.5:1', label: 'the lowest contrast allowed for running text' },
      { value: '100%', label: 'of public pages can be read with scripts switched off' },
    ],
  },
  quote: {
    text: 'I proposed a splash screen in the second week. It was the shortest meeting we have ever had.',
    name: 'Yacine Belkacem',
    role: 'Head of mobile',
  },
  captions: [
    {
      title: 'The splash screen',
      text: 'A drawing from the second week, crossed out in the meeting that discussed it.',
    },
    {
      title: 'Colours and their contrast',
      text: 'Every pair of text and background is measured, and a test rejects any that is too weak to read.',
    },
    {
      title: 'The weight of a page',
      text: 'How much of the limit React and its router take up, and what is left for our own code.',
    },
  ],
} satisfies CaseStudyText
