import type { CaseStudyText } from '../case-studies.ts'

export const text = {
  overview: {
    duration: 'As long as the studio exists',
    teamSize: 8,
    services: ['Writing', 'Design', 'React development', 'Rendering', 'Testing'],
    paragraphs: [
      'Clients judge an agency by its own front door, and they are right. Ours had to show what we can do without getting in the way of somebody who only needs a telephone number.',
      'We wrote the rules down before the first drawing and made a machine check them. A change that breaks one is not published, whoever made it.',
    ],
  },
  research: {
    paragraphs: [
      'First we read a stack of agency sites as a client would: on a phone, on the train, in a hurry. We noted how long it took to learn what the company does, for whom, and how to reach it. On several of them we never found out.',
      'After that we made a list of what had annoyed us. It contained nearly everything that our trade is proud of.',
    ],
    findings: [
      'Numbers that count up from zero cannot be read until they have stopped.',
      'A page that is blank without its scripts is blank on a bad line as well.',
      'Stock photographs of handshakes tell a reader only that nobody took a picture.',
      'The smallest text is usually the address, which is what people came for.',
    ],
  },
  result: {
    paragraphs: [
      'Every page is a finished document before any script arrives. Menus, questions and answers open without one. What moves can be paused, and stays still for visitors who have asked their system for less motion.',
      'No picture here was bought or borrowed. The renders, the portraits and the films are made by scripts of ours, kept beside the code, and can be made again tomorrow under another light.',
      'The price was time. Roughly a third of the work went into things that nobody will notice unless they fail, and we would spend it again.',
    ],
    figures: [
      { value: '130 kB', label: 'of script at most on the home page, compressed' },
      { value: '0', label: 'requests to other companies before a visitor asks for one' },
      { value: '4.5:1', label: 'the lowest contrast allowed for running text' },
      { value: '100%', label: 'of public pages can be read with scripts switched off' },
    ],
  },
  quote: {
    text: 'I proposed a splash screen in the second week. It is the shortest meeting we have had.',
    name: 'Yacine Belkacem',
    role: 'Head of mobile',
  },
  captions: [
    {
      title: 'The splash screen',
      text: 'A drawing from the second week, with the outcome of its meeting.',
    },
    {
      title: 'Pairs and their contrast',
      text: 'Measured in the palette itself; a test refuses any pair that falls below the line.',
    },
    {
      title: 'The weight of a page',
      text: 'What React and its router take of the allowance, and what that leaves for us.',
    },
  ],
} satisfies CaseStudyText
