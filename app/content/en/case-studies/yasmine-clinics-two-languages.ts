import type { CaseStudyText } from '../case-studies.ts'

export const text = {
  overview: {
    duration: '20 weeks, two of them in waiting rooms',
    teamSize: 5,
    services: ['Research', 'Bilingual UX writing', 'UI design', 'Mobile development'],
    paragraphs: [
      'Seven clinics, 61 doctors and one appointment time: eight in the morning. The clinics asked for online booking in French, with Arabic to follow in a second phase.',
      'We refused to leave Arabic for later. A language that is added later has to fit into the space that is left, and the patients who read it notice.',
    ],
  },
  research: {
    paragraphs: [
      'For two weeks we sat in the waiting rooms with a notebook each, one of us writing in Arabic, the other in French. We logged 412 arrivals: who came, when, with whom, and what was asked at the desk. Language changed in the middle of most conversations, usually at a noun.',
      'Then we wrote the words. Two writers worked on each screen separately, from the same list of facts, and then swapped. Where one version was shorter, the other was rewritten to match. It took a fortnight longer than a translation would have, and removed a third of all text.',
    ],
    findings: [
      'Patients describe symptoms in Arabic and name medicines in French, and they give times in whichever language they used last.',
      'Patients came early because being early had always been rewarded.',
      'Digits are read from left to right in both languages, so times must not be mirrored with the rest of the screen.',
      'A grandmother and a grandson often share one phone, and one account.',
      'When people asked for a reminder, what they wanted was to know how long they could stay at home.',
    ],
  },
  result: {
    paragraphs: [
      'Patients choose the language once, from two greetings, and can change it on every screen without losing their place. One account covers a whole family, and each person in it can have their own language.',
      'On the day, the app counts down the minutes until the doctor’s door opens and says when to set out. The estimate is off by less than five minutes in eight cases out of ten. Average time in the waiting room went from 47 minutes to 12.',
      'People who cannot come now cancel, because it takes one tap. Missed appointments fell from 19% to 10.3%. Cancelled times are offered again the same morning, to the nearest patients first.',
    ],
    figures: [
      { value: '12 min', label: 'average wait after arriving, which used to be 47' },
      { value: '−46%', label: 'missed appointments' },
      { value: '58%', label: 'of bookings use the Arabic version' },
      { value: '83%', label: 'of test results are read in the app, most within the hour' },
    ],
  },
  quote: {
    text: 'My patients used to apologise for not speaking French. They have stopped, and that matters more to me than the minutes.',
    name: 'Dr Lamia Benkhelifa',
    role: 'Medical director',
  },
  captions: [
    {
      title: '412 arrivals',
      text: 'Each petal is one person; the petals are stacked by half-hour of arrival.',
    },
    {
      title: 'Written, swapped, shortened',
      text: 'Two screens as our writers worked on them. The shorter version set the length of the other.',
    },
    {
      title: 'What is mirrored, and what is not',
      text: 'The rule we drew up: text, arrows and progress bars are mirrored; figures and clocks are not.',
    },
  ],
} satisfies CaseStudyText
