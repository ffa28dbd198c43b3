import type { ServiceText } from '../services.ts'

export const text = {
  lead: 'We offer six services, and nearly every project needs parts of several. This page describes what is the same in all of them: you know who works on it, you see the work from the first week, and you end up with a handover document that any other team could work from.',
  deliverables: [
    'One contact, who also does part of the work',
    'A quote with days, names and a list of what is not included',
    'A demo every Thursday, and a written note after it',
    'Accounts, domains and keys in your name from the beginning',
    'A six-month guarantee after launch',
    'A handover document, tested on somebody who was not involved',
  ],
  scene: 'The meeting room above the bay, where Thursday’s demos take place.',
  process: [
    {
      title: 'Agree on a result',
      text: 'Before we talk about features we agree on a result: fewer calls, more bookings, shorter queues. It gets a number and a date, and that number is at the top of every report.',
    },
    {
      title: 'Work in the open',
      text: 'From the second day you have access to the designs, the code and the task list, so nothing comes as a surprise.',
    },
    {
      title: 'Hand it over',
      text: 'We prepare for the end of a project from its beginning. One of your own people publishes the last version, while we watch.',
    },
  ],
  questions: [
    {
      question: 'Which service do we need?',
      answer:
        'Describe the problem and we will tell you. If you are not sure that you need a project at all, begin with consultancy, which is the shortest of the six.',
    },
    {
      question: 'Can we combine several of them?',
      answer:
        'Most clients do. Design, development and launch then come in one quote, with one contact, and cost no more than they would separately.',
    },
    {
      question: 'Do you take small jobs?',
      answer:
        'Yes, from two days upwards. For anything smaller we keep a list of freelancers in Algiers whom we would hire ourselves.',
    },
    {
      question: 'Do you come to us?',
      answer:
        'Yes, for the first meeting and to watch users, anywhere in Algeria, Tunisia or the south of France. Otherwise a weekly call is usually enough.',
    },
    {
      question: 'Do you pass work on to other companies?',
      answer:
        'No. When we need a specialist, such as a cartographer, that person is named in the quote and you meet them.',
    },
    {
      question: 'Which clients do you decline?',
      answer:
        'Gambling, high-interest lending, and anything that depends on its users not understanding it. We make no exceptions.',
    },
    {
      question: 'Which time zone do you work in?',
      answer:
        'Algiers time, one hour ahead of Greenwich all year. We work from Sunday to Thursday; on Fridays and Saturdays only the people on call do.',
    },
    {
      question: 'How do we begin?',
      answer:
        'Send us a few sentences by e-mail: what you do, what the problem is, by when and with what budget. One of us will answer on the next working day.',
    },
  ],
} satisfies ServiceText
