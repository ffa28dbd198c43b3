import type { CaseStudyText } from '../case-studies.ts'

export const text = {
  overview: {
    duration: '22 weeks, and a release every three weeks since',
    teamSize: 5,
    services: ['Research', 'UX and UI design', 'Mobile development', 'Accessibility'],
    paragraphs: [
      'Tassili Bank wanted its new app to bring in new customers, and not only to serve those it had. Until then, opening an account began with a form in triplicate. Applicants came back with a certificate of residence, came back again to sign, and waited for a letter.',
      'The bank’s lawyers took part from the first workshop. That was our one condition, and it turned out to be the fastest way.',
    ],
  },
  research: {
    paragraphs: [
      'We spoke with 34 people in nine branches: twenty who had just opened an account, nine who had abandoned one and five who processed them. Then we laid all fourteen pages on a table and asked the legal department, line by line, which rule required each field.',
      'Of 96 fields, 31 were required by a rule. Another 22 could be read from the identity card. The rest had been added over thirty years, usually after an incident.',
      'We tried a paper prototype in the branch at Ouargla while people queued for the real form. They filled in ours to pass the time, and we learnt more than we would have in any laboratory.',
    ],
    findings: [
      'People gave up not because the form was long, but because they could not see how long it was.',
      'The certificate of residence caused more than half of all second visits, although by law a gas bill is enough.',
      'Photographs of identity cards failed mainly at night, with a lamp behind the person or a hand across the chip.',
      'Older applicants were happy to use the phone as long as somebody in the family could finish for them.',
    ],
  },
  result: {
    paragraphs: [
      'The app asks in five steps and says at each step how many minutes are left. It reads the card, checks the face, and lets an applicant stop anywhere and return within thirty days. A relative can help with some steps, but never with all of them.',
      'If the app cannot decide, a person does, and the applicant is told when to expect the answer. In the first year that happened with 6% of applications, and nine in ten of those were decided within one working day.',
      'The bank closed no branches. Their staff now see fewer people and have more time for each, mostly to talk about loans and houses.',
    ],
    figures: [
      { value: '11 min', label: 'median time to open an account; a branch took four days' },
      { value: '78%', label: 'of applicants now finish, up from 39%' },
      { value: '52,000', label: 'accounts opened on a phone in the first year' },
      { value: '6%', label: 'of applications need a person to decide' },
    ],
  },
  quote: {
    text: 'For two thirds of the boxes on our form, our lawyers could not name a rule that required them. I found that number uncomfortable, and useful.',
    name: 'Kamel Sahraoui-Dib',
    role: 'Head of retail banking',
  },
  captions: [
    {
      title: 'The 96 fields of the old form',
      text: 'Counted with the legal department, line by line. We removed everything in grey.',
    },
    {
      title: 'Why photographs fail',
      text: 'Photographs from the trial, redrawn so that no real card is shown. The app now asks for daylight before it opens the camera.',
    },
    {
      title: 'Five steps, with the minutes left',
      text: 'Each step says how long the rest will take, and you can stop after any of them and go on another day.',
    },
  ],
} satisfies CaseStudyText
