import type { ServiceText } from '../services.ts'

export const text = {
  lead: 'Most interfaces fail for a dull reason: nobody watched people use them. We watch first, then design, and keep going until people stop hesitating. You receive screens that your developers can build without guessing, in the languages that your customers read.',
  deliverables: [
    'A page of findings, from watching at least eight users',
    'A clickable prototype, tested and corrected twice',
    'Every screen in every state: empty, slow, full, refused, offline',
    'A component library in Figma, with the names used in the code',
    'Left-to-right and right-to-left layouts, if one language is Arabic',
    'A day with your developers, and thirty days of answers to their questions',
  ],
  scene: 'Day six of a project. The prototype is six paper cards, so it is easy to throw one away.',
  process: [
    {
      title: 'Watch people',
      text: 'Two of us sit beside the people who will use the product, or stand in the queue with those who are waiting. We note what they ask, in their own words, and count how often.',
    },
    {
      title: 'Design and test',
      text: 'We show users rough screens within the first ten days, and each round makes them simpler. We stop when a newcomer can reach the end without asking us anything.',
    },
    {
      title: 'Specify',
      text: 'We break the accepted design down into components, with their states, sizes and rules. Anything that a developer would have to ask is written next to the drawing.',
    },
  ],
  questions: [
    {
      question: 'How many users do you test with?',
      answer:
        'Eight in each round, and two rounds at least. The first three usually find the embarrassing mistakes; the other five find the expensive ones.',
    },
    {
      question: 'Do we have to find those people?',
      answer:
        'No, we recruit them and pay them for their hour. If your users are hard to find, such as harbour pilots, an introduction from you saves a fortnight.',
    },
    {
      question: 'Can you improve the interface that we have?',
      answer:
        'Yes, and that is often better than starting again. We list its twenty worst problems, rank them by how many people they stop, and redesign the worst ones first.',
    },
    {
      question: 'Which files do we receive?',
      answer:
        'The Figma file with its library, exported icons and pictures, font licences and a written guide. The file becomes yours with the last payment.',
    },
    {
      question: 'Will our developers be able to build it?',
      answer:
        'One of our developers reviews each screen before you see it. If something cannot be built at a reasonable cost, we change it first.',
    },
    {
      question: 'How do you design for Arabic and French together?',
      answer:
        'Every screen is set in both before it is accepted, side by side. Line height, numerals and the direction of pictures are decided one by one, since simple mirroring gets about half of them wrong.',
    },
    {
      question: 'What does a design stage cost?',
      answer:
        'An app of about thirty screens takes between twenty and thirty days of our time, tests included. The quote says how many, and that figure holds.',
    },
    {
      question: 'How do we know that the design works?',
      answer:
        'Before drawing we agree on one number, such as the share of visitors who finish a booking. It is measured on the old design, on the prototype and for six months after launch.',
    },
  ],
} satisfies ServiceText
