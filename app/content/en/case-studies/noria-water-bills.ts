import type { CaseStudyText } from '../case-studies.ts'

export const text = {
  overview: {
    duration: '18 weeks, with a second stage for the leak notices',
    teamSize: 4,
    services: ['Consultancy', 'UX writing', 'Web development', 'Data engineering'],
    paragraphs: [
      'Noria Water came with a tender for an app. The specification had 140 functions and did not contain the word “bill”. We suggested spending three weeks on the question that its customers ask most, and deciding about apps afterwards.',
      'The company agreed, a little puzzled, and gave us a desk between two operators of the call centre.',
    ],
  },
  research: {
    paragraphs: [
      'We sorted 1,200 recorded calls by the caller’s first sentence. Then we visited 26 households, asked for the last bill and watched where the finger went. In 21 of them it went to the wrong sum.',
      'Four drafts of a new bill were tried on people who were not customers, in a bus station, with a stopwatch. The question was always: what do you owe, and is it more than last time?',
    ],
    findings: [
      'Five questions made up nine tenths of the calls; the first, in every second call, was why this month differs from the last.',
      'Nobody knew what a cubic metre was, while everybody could picture a litre a day.',
      'A fixed charge printed first looks like a fine, and printed last it looks like a fee.',
      'People trusted an alarm about a leak only if it named the hours.',
    ],
  },
  result: {
    paragraphs: [
      'The bill has six lines. The sum stands first, the comparison second, and the fixed charge is explained in the sentence in which it appears. Paper and screen say the same words in the same order, so that an operator and a caller can look at one thing together.',
      'Paying online takes two steps, and the contract number has become a square that a phone reads. Within ten months the share of bills paid that way rose from 12% to 71%. Monthly calls about the meaning of a bill fell from 9,400 to about 3,950.',
      'Hourly readings were there already, unused. From them the site tells a household of a probable leak the morning after; 1,940 such notices turned out to be right, and roughly one in eleven was a false alarm.',
      'There is still no app. The company has stopped asking for one.',
    ],
    figures: [
      { value: '71%', label: 'of bills were paid online after ten months, against 12% before' },
      { value: '−58%', label: 'calls about the meaning of a bill' },
      { value: '6', label: 'lines on a bill that used to have 27' },
      { value: '1,940', label: 'leak notices that proved true in the same time' },
    ],
  },
  quote: {
    text: 'I had budgeted for an app and got a shorter bill. It is the better purchase by far.',
    name: 'Houda Mezaache',
    role: 'Director of customer service',
  },
  captions: [
    {
      title: 'What 1,200 callers asked',
      text: 'One drop is one call, sorted by its first sentence.',
    },
    {
      title: 'Where the finger went',
      text: 'The fingertips of all the households, marked on one old bill.',
    },
    {
      title: 'Before, and ten months on',
      text: 'Calls above, payments below. Orange is the month before launch, white the tenth after it.',
    },
  ],
} satisfies CaseStudyText
