import type { ServiceText } from '../services.ts'

export const text = {
  lead: 'React is a good tool and a heavy one. We use it for what it does well and keep it out of the way where plain HTML is enough, so that a page can be read before its script has arrived. The site in front of you was made like that; you may open its source.',
  deliverables: [
    'A typed code base in a repository of your own',
    'Pages that are complete documents before any script runs',
    'Components with tests for keyboard, focus and forms',
    'A budget for speed and weight that every change is checked against',
    'Automatic checks and publishing, documented on one page',
    'A handover day with the person who will maintain it',
  ],
  scene:
    'Seven blocks make the cube. A component is finished when it goes in without being pushed.',
  process: [
    {
      title: 'Walk through once',
      text: 'In the first two weeks we build one journey from end to end, thin but real: the form, the data, the page that confirms it. It shows where the difficult parts are while changing course is still cheap.',
    },
    {
      title: 'Build in slices',
      text: 'Each week adds one thing that a user can do, with its tests and its text. Nothing is ninety per cent finished: a slice is live on the preview address, or it has not begun.',
    },
    {
      title: 'Harden and publish',
      text: 'We test on slow phones, without scripts, with a screen reader and with ten thousand rows. Then it moves to your hosting, and we stay within reach for the first night.',
    },
  ],
  questions: [
    {
      question: 'Why React, and not something smaller?',
      answer:
        'Because you will find people who know it in Algiers, Tunis and Marseille in ten years’ time. For a site without moving parts we do recommend something smaller, and build that instead.',
    },
    {
      question: 'Will search engines see our pages?',
      answer:
        'Yes. Every public page is rendered beforehand and contains its text, title and description in the file itself, so that nothing depends on a crawler running scripts.',
    },
    {
      question: 'How fast will it be?',
      answer:
        'We promise figures: readable within two seconds on a mid-range phone and an ordinary mobile network. A build that misses them fails on our side before it reaches yours.',
    },
    {
      question: 'Can you work with the back end that we have?',
      answer:
        'Usually. We have put new faces on systems written in PHP, Java and once in COBOL. Where an interface is missing, we write a thin layer and document it.',
    },
    {
      question: 'Which browsers do you support?',
      answer:
        'The current versions and those of about two years before, on every common system. Older ones receive a readable page without the refinements.',
    },
    {
      question: 'Can our own team work alongside yours?',
      answer:
        'We like that best. One repository, one list of tasks, and reviews in both directions; your developers will know the code on the day we leave.',
    },
    {
      question: 'Do you write tests?',
      answer:
        'For whatever would cost you money or trust if it broke: forms, payments, rights, languages. We do not chase a percentage, and we have never shipped without them.',
    },
    {
      question: 'How do we change texts later?',
      answer:
        'Either in typed files that anybody can edit with an hour of instruction, or in a content system if several people write every week. We advise the first more often than clients expect.',
    },
  ],
} satisfies ServiceText
