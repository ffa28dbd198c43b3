import type { ServiceText } from '../services.ts'

export const text = {
  lead: 'Sometimes the useful answer is no: no app, no rewrite, not yet. We sell that answer too, in writing, with reasons, by people who build for a living and do not need your project to fill their calendar. Most consultations take between three and ten days.',
  deliverables: [
    'A written answer to one question, ten pages at most',
    'The evidence behind it: measurements, interviews, code that we read',
    'At least two options with their cost, time and risk',
    'A recommendation, signed by the person who made it',
    'An hour with your board, in the language it prefers',
    'Follow-up by telephone for a month',
  ],
  scene:
    'An answer, spread out before it is sent: two options, one signature, four glasses of water.',
  process: [
    {
      title: 'Find the question',
      text: 'The first morning goes into one sentence with a question mark. “Should we build an app?” tends to become “Why do half of our customers call us twice?”, which can be answered.',
    },
    {
      title: 'Look for ourselves',
      text: 'We read the code, sit in the call centre, measure the site from a phone in the street. Opinions are collected as well, and marked as such.',
    },
    {
      title: 'Write it down',
      text: 'You get a draft to quarrel with and, a week later, a final text. It can be handed to another agency as it is, and several clients have done so.',
    },
  ],
  questions: [
    {
      question: 'Will you recommend yourselves?',
      answer:
        'Only if you ask, and on a separate sheet. In roughly half of our consultations somebody else did the work afterwards, or it turned out not to be needed.',
    },
    {
      question: 'Can you judge the code that another agency wrote?',
      answer:
        'Yes. We describe what is sound, what is dangerous and what is merely not to our taste, and keep the three apart. The authors are welcome to reply before you see it.',
    },
    {
      question: 'Can you help us to write a tender?',
      answer:
        'Gladly, and then we do not bid. A good tender states the problem and how success will be measured; most state four hundred functions.',
    },
    {
      question: 'Do you read the bids as well?',
      answer:
        'We do, and we attend the interviews. Two questions sort most bidders: who exactly will do it, and what they have left out.',
    },
    {
      question: 'How confidential is this?',
      answer:
        'We sign before you send anything, work on machines that stay in the studio and delete our copies after ninety days. No client of this service is named here without having asked for it.',
    },
    {
      question: 'Our project is in trouble. How quickly can you come?',
      answer:
        'Usually within a week. The first two days establish whether to repair, to reduce or to stop, and only in the third does anybody touch the code.',
    },
    {
      question: 'Do you train teams?',
      answer:
        'On the job, for a few days at a time: accessibility, speed, testing with users, type in two scripts. We use your product as the exercise, so that something is better by the evening.',
    },
    {
      question: 'What if we disagree with your conclusion?',
      answer:
        'Then you have the evidence and can draw another. If we made a mistake of fact we correct it free of charge, and that has happened twice.',
    },
  ],
} satisfies ServiceText
