import type { CaseStudyText } from '../case-studies.ts'

export const text = {
  overview: {
    duration: '22 weeks, and a release every three weeks since',
    teamSize: 5,
    services: ['Research', 'UX and UI design', 'Mobile development', 'Accessibility'],
    paragraphs: [
      'Tassili Bank wanted its new app to bring new customers, and not merely to serve the old ones. Until then an account began with a form in triplicate. The applicant returned with a certificate of residence, returned again to sign, and waited for a letter.',
      'The bank’s lawyers took part from the first workshop. That was our one condition, and it proved to be the shortest way.',
    ],
  },
  research: {
    paragraphs: [
      'We spoke with 34 people in nine branches: twenty who had just opened an account, nine who had abandoned one and five who processed them. Then we laid all fourteen pages on a table and asked the legal department, line by line, which rule required each field.',
      'Of 96 fields, 31 rested on a rule. Another 22 could be read from the identity card. The remainder had been added over thirty years, mostly after a single incident each.',
      'A paper prototype was tried in the branch at Ouargla while people queued for the real form. They filled in ours to pass the time, which taught us more than any laboratory.',
    ],
    findings: [
      'People did not give up because it was long, but because they could not see how long it was.',
      'The certificate of residence caused more than half of all second visits, and a gas bill does as well in law.',
      'Photographs of identity cards failed mainly at night: a lamp behind the person, a hand across the chip.',
      'Older applicants were happy to use the phone as long as somebody in the family could finish for them.',
    ],
  },
  result: {
    paragraphs: [
      'The app asks five things, shows the whole path as five steps and says at each how many minutes are left. It reads the card, checks the face, and lets an applicant stop anywhere and return within thirty days. A helper can be given one step, never all of them.',
      'What the machine cannot decide goes to a person, with a stated time for the answer. In the first year that was the case for 6% of applications, and nine in ten of those had an answer within the working day.',
      'Branches were not closed. They now see fewer people, for longer, about loans and houses.',
    ],
    figures: [
      { value: '11 min', label: 'median time to open an account, where a branch took four days' },
      { value: '78%', label: 'of those who begin now finish; it was 39%' },
      { value: '52,000', label: 'accounts opened on a phone in the first year' },
      { value: '6%', label: 'of applications need a person to decide' },
    ],
  },
  quote: {
    text: 'They asked our lawyers which rule each box on the form came from. For two thirds of the boxes nobody could say.',
    name: 'Kamel Sahraoui-Dib',
    role: 'Head of retail banking',
  },
  captions: [
    {
      title: 'The 96 fields of the old form',
      text: 'Counted with the legal department, line by line. Everything in grey went.',
    },
    {
      title: 'Why photographs fail',
      text: 'Pictures from the trial, drawn again without anybody’s card. The app now asks for daylight before it opens the camera.',
    },
    {
      title: 'Five steps, minutes included',
      text: 'Each step names the time that is left, and any of them may be the last one today.',
    },
  ],
} satisfies CaseStudyText
