import type { ServiceText } from '../services.ts'

export const text = {
  lead: 'React is a good tool and a heavy one. We use it for what it does well, and plain HTML everywhere else, so that you can read a page before its script has arrived. This site is made that way.',
  deliverables: [
    'A TypeScript code base in a repository of your own',
    'Pages that are complete documents before any script runs',
    'Components with tests for keyboard, focus and forms',
    'Limits for speed and weight that every change is checked against',
    'Automatic checks and deployment, documented on one page',
    'A handover day with the person who will maintain it',
  ],
  scene:
    'A cube of seven interlocking blocks. Components should fit together like that, without force.',
  process: [
    {
      title: 'Build one journey',
      text: 'In the first two weeks we build one user journey from end to end, simple but real: the form, the data, the page that confirms it. It shows where the difficult parts are while it is still cheap to change course.',
    },
    {
      title: 'Build in slices',
      text: 'Each week adds one thing that a user can do, with its tests and its text. Nothing is ever “ninety per cent finished”: a feature is live on the preview address, or it is not done.',
    },
    {
      title: 'Harden and publish',
      text: 'We test on slow phones, without scripts, with a screen reader and with ten thousand rows of data. Then it moves to your hosting, and we stay on call for the first night.',
    },
  ],
  questions: [
    {
      question: 'Why React, and not something smaller?',
      answer:
        'Because in ten years’ time you will still find people in Algiers, Tunis and Marseille who know it. For a site that only has to be read we recommend something smaller, and build that instead.',
    },
    {
      question: 'Will search engines see our pages?',
      answer:
        'Yes. Every public page is rendered beforehand and contains its text, title and description in the file itself, so that nothing depends on a crawler running scripts.',
    },
    {
      question: 'How fast will it be?',
      answer:
        'We promise figures: readable within two seconds on a mid-range phone and an ordinary mobile network. If a version misses them, our checks stop it before it reaches you.',
    },
    {
      question: 'Can you work with the back end that we have?',
      answer:
        'Usually. We have built new front ends for systems written in PHP, Java and once in COBOL. If there is no API, we write a small one and document it.',
    },
    {
      question: 'Which browsers do you support?',
      answer:
        'All common browsers, in the versions of about the last two years. Older ones get a readable page without the refinements.',
    },
    {
      question: 'Can our own team work alongside yours?',
      answer:
        'Yes, and we prefer it. We share one repository and one task list and review each other’s code, so your developers know all of it by the day we leave.',
    },
    {
      question: 'Do you write tests?',
      answer:
        'Yes, for everything that would cost you money or trust if it broke: forms, payments, permissions, languages. We do not aim for a percentage, and we have never launched anything without tests.',
    },
    {
      question: 'How do we edit text later?',
      answer:
        'Either in text files, which anybody can learn to edit in an hour, or in a content management system if several people write every week. We recommend the first more often than clients expect.',
    },
  ],
} satisfies ServiceText
