import type { CaseStudyText } from '../case-studies.ts'

export const text = {
  overview: {
    duration: '18 weeks, with a second stage for the leak warnings',
    teamSize: 4,
    services: ['Consultancy', 'UX writing', 'Web development', 'Data engineering'],
    paragraphs: [
      'Noria Water came with a tender for an app. The specification listed 140 features and did not contain the word “bill”. We suggested spending three weeks on the question that its customers ask most, and deciding about an app afterwards.',
      'The company agreed, a little puzzled, and gave us a desk between two operators in the call centre.',
    ],
  },
  research: {
    paragraphs: [
      'We sorted 1,200 recorded calls by the caller’s first sentence. Then we visited 26 households, asked people to show us on their last bill what they had to pay, and watched where they pointed. In 21 households it was the wrong sum.',
      'We tried four drafts of a new bill on people in a bus station who were not customers, with a stopwatch. The question was always: what do you owe, and is it more than last time?',
    ],
    findings: [
      'Five questions made up nine tenths of the calls. Half of all callers asked why this month’s bill differed from the last.',
      'Nobody could picture a cubic metre of water; everybody could picture litres a day.',
      'At the top, the fixed charge was taken for a fine; at the bottom, for a late fee.',
      'People believed a leak warning only if it said when the water had run.',
    ],
  },
  result: {
    paragraphs: [
      'The bill has six lines. The sum comes first, the comparison second, and the fixed charge is explained where it appears. Paper and screen use the same words in the same order, so that a caller and an operator can read them together.',
      'Paying online takes two steps, and instead of typing the contract number you scan a code with your phone. Within ten months the share of bills paid that way rose from 12% to 71%. Monthly calls about the meaning of a bill fell from 9,400 to about 3,950.',
      'The company already had hourly readings and did not use them. From these the site now warns a household of a probable leak the morning after. In ten months 1,940 warnings proved right, and roughly one in eleven was a false alarm.',
      'There is still no app, and the company no longer asks for one.',
    ],
    figures: [
      { value: '71%', label: 'of bills were paid online after ten months, against 12% before' },
      { value: '−58%', label: 'monthly calls about the meaning of a bill' },
      { value: '6', label: 'lines on a bill that used to have 27' },
      { value: '1,940', label: 'leak warnings that proved right in the same ten months' },
    ],
  },
  quote: {
    text: 'We had put money aside for an app. What we needed was a shorter bill, and that’s what we got. My team noticed within a month.',
    name: 'Houda Mezaache',
    role: 'Director of customer service',
  },
  captions: [
    {
      title: 'What 1,200 callers asked',
      text: 'One drop is one call, sorted by its first sentence.',
    },
    {
      title: 'Where people pointed',
      text: 'The places that people in 26 households chose when asked what they owed, marked on one old bill.',
    },
    {
      title: 'Before, and ten months on',
      text: 'Calls above, payments below. Orange is the month before launch, white is the tenth month after it.',
    },
  ],
} satisfies CaseStudyText
