import type { ServiceText } from '../services.ts'

export const text = {
  lead: 'Most interfaces fail for a dull reason: nobody watched somebody use them. We watch first, draw second and keep drawing until people stop hesitating. You receive screens that your developers can build without guessing, in the languages that your customers read.',
  deliverables: [
    'A page of findings from at least eight observed users',
    'A clickable prototype, tried and corrected twice',
    'Every screen in every state: empty, slow, full, refused, offline',
    'A component library in Figma, named as the code will be',
    'Both directions, where one of the languages is Arabic',
    'A day with your developers, and answers for thirty days after',
  ],
  scene:
    'Day six of a project: the prototype is six cards and a pencil, and nobody minds tearing one up.',
  process: [
    {
      title: 'Watch',
      text: 'Two of us sit beside the people who do the work, or stand in the queue with those who wait for it. We note what they ask, in their words, and count it.',
    },
    {
      title: 'Draw and try',
      text: 'Rough screens go before users within the first ten days. Each round removes something. We stop when a newcomer reaches the end without asking us anything.',
    },
    {
      title: 'Specify',
      text: 'The accepted design is taken apart into components with their states, sizes and rules. What a developer would have to ask is written next to the drawing.',
    },
  ],
  questions: [
    {
      question: 'How many users do you test with?',
      answer:
        'Eight in each round, and two rounds at least. The first three usually find the embarrassing mistakes, the remaining five find the expensive ones.',
    },
    {
      question: 'Do we have to find those people?',
      answer:
        'No, we recruit them and pay them for their hour. If your users are rare, harbour pilots for instance, an introduction from you saves a fortnight.',
    },
    {
      question: 'Can you improve the interface that we have?',
      answer:
        'Yes, and it is often wiser than a new one. We list its twenty worst moments, order them by how many people they stop and redraw from the top.',
    },
    {
      question: 'Which files do we receive?',
      answer:
        'The Figma file with its library, exported icons and pictures, the fonts’ licences and a written guide. Ownership of the file passes to your account on the last day.',
    },
    {
      question: 'Will our developers be able to build it?',
      answer:
        'A developer of ours reviews each screen before you see it. If something cannot be built within reason, it does not leave the studio.',
    },
    {
      question: 'How do you design for Arabic and French together?',
      answer:
        'Every screen is set in both before it is accepted, side by side. Line height, numerals and the direction of pictures are decided one by one, since mirroring alone gets about half of them wrong.',
    },
    {
      question: 'What does a design stage cost?',
      answer:
        'An app of about thirty screens takes between twenty and thirty days of our time, tests included. The quote says how many, and that figure holds.',
    },
    {
      question: 'How do we know that the design works?',
      answer:
        'Before drawing we agree on one number, such as the share of visitors who finish a booking. It is measured on the old design, on the prototype and again three months after launch.',
    },
  ],
} satisfies ServiceText
