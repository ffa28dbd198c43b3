import type { ServiceText } from '../services.ts'

export const text = {
  lead: 'Sometimes the useful answer is no: no app, no rewrite, not yet. We give that answer too, in writing and with reasons. You get it from people who build for a living and have enough work without your project. Most consultations take between three and ten days.',
  deliverables: [
    'A written answer to your question, ten pages at most',
    'The evidence behind it: measurements, interviews, code that we read',
    'At least two options with their cost, time and risk',
    'A recommendation, signed by the person who made it',
    'An hour with your board, in the language it prefers',
    'Follow-up by phone for a month',
  ],
  scene:
    'The meeting at the end of a consultation: a report with two options and one signed recommendation.',
  process: [
    {
      title: 'Find the question',
      text: 'We spend the first morning putting your question into words. “Should we build an app?” often turns into “Why do half of our customers call us twice?”, which can be answered.',
    },
    {
      title: 'See for ourselves',
      text: 'We read the code, sit in the call centre and test the site on a phone in the street. We collect opinions as well, and mark them as opinions.',
    },
    {
      title: 'Write it down',
      text: 'You get a draft to comment on and, a week later, a final text. You can hand it to another agency as it is, as several clients have done.',
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
        'Yes. We describe what is sound, what is dangerous and what we would simply have done differently, and keep the three apart. The authors may reply before you see our report.',
    },
    {
      question: 'Can you help us to write a tender?',
      answer:
        'Yes, and in that case we do not bid ourselves. A good tender states the problem and how success will be measured. Most of those we read list hundreds of features instead.',
    },
    {
      question: 'Do you read the bids as well?',
      answer:
        'Yes, and we attend the interviews. Two questions separate most bidders: who exactly will do the work, and what is not included in the price.',
    },
    {
      question: 'How confidential is this?',
      answer:
        'We sign an agreement before you send anything, work on machines that stay in the studio and delete our copies after ninety days. We name a client of this service only if the client asks us to.',
    },
    {
      question: 'Our project is in trouble. How quickly can you come?',
      answer:
        'Usually within a week. In the first two days we find out whether to repair it, cut it down or stop. Nobody touches the code before the third day.',
    },
    {
      question: 'Do you train teams?',
      answer:
        'On the job, for a few days at a time: accessibility, speed, testing with users, typography in two scripts. We practise on your own product, so that part of it is better by the evening.',
    },
    {
      question: 'What if we disagree with your conclusion?',
      answer:
        'Then you have the evidence and can reach your own. If we made a factual mistake we correct it free of charge; that has happened twice.',
    },
  ],
} satisfies ServiceText
