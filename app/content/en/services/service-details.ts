import type { ServiceText } from '../services.ts'

export const text = {
  lead: 'We offer six services, and nearly every project needs parts of several. This page describes what does not change from one to another: the people stay the same, the work is visible from the first week, and everything ends with a handover that you could give to a stranger.',
  deliverables: [
    'One contact, who also does part of the work',
    'A quote with days, names and a list of what is left out',
    'A demo every Thursday, and a written note after it',
    'Accounts, domains and keys in your name from the beginning',
    'Six months of guarantee after launch',
    'A handover document tested on somebody who was not there',
  ],
  scene: 'The table above the bay at a quarter to eight. On Thursdays the demo is held here.',
  process: [
    {
      title: 'Agree on what changes',
      text: 'Before functions we agree on an effect: fewer calls, more bookings, shorter nights. It gets a number and a date, and the number is written at the top of every report.',
    },
    {
      title: 'Make it in the open',
      text: 'You have access to the drawings, the code and the list of tasks from the second day. Surprises are for birthdays.',
    },
    {
      title: 'Hand it over',
      text: 'The end of a project is prepared from its beginning. Someone of yours publishes the last version, while we keep our hands in our pockets.',
    },
  ],
  questions: [
    {
      question: 'Which service do we need?',
      answer:
        'Describe the problem and let us sort that out. If you are unsure whether there is a project at all, begin with consultancy; it is the shortest of the six.',
    },
    {
      question: 'Can we combine several of them?',
      answer:
        'Most clients do. Design, development and launch are then one quote with one contact, and the parts cost no more than they would one by one.',
    },
    {
      question: 'Do you take small jobs?',
      answer:
        'From two days upwards, if we can do them well. For anything smaller we keep a list of freelancers in Algiers whom we would hire ourselves.',
    },
    {
      question: 'Do you come to us?',
      answer:
        'For the first meeting and for watching users, always, anywhere in Algeria and Tunisia and in the south of France. Otherwise a weekly call has proved to be enough.',
    },
    {
      question: 'Do you pass work on to other companies?',
      answer:
        'No. When we need a specialist, a cartographer or an auditor, that person is named in the quote and you meet them.',
    },
    {
      question: 'Which clients do you decline?',
      answer:
        'Gambling, lending at a street corner’s rates, and anything that works better the less its users understand. It is a short list, and it is not for sale.',
    },
    {
      question: 'In which time zone do you work?',
      answer:
        'In that of Algiers, which is one hour ahead of Greenwich all year. We are at our desks from Sunday to Thursday; on Fridays only the people on call are.',
    },
    {
      question: 'How do we begin?',
      answer:
        'With four sentences by e-mail: what you do, what bothers you, by when and with what budget. You will hear from a person on the next working day.',
    },
  ],
} satisfies ServiceText
