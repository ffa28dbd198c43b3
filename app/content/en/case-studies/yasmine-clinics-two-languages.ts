import type { CaseStudyText } from '../case-studies.ts'

export const text = {
  overview: {
    duration: '20 weeks, of which two in waiting rooms',
    teamSize: 5,
    services: ['Research', 'Bilingual UX writing', 'UI design', 'Mobile development'],
    paragraphs: [
      'Seven clinics, 61 doctors and one appointment time: eight in the morning. The clinics asked for online booking in French, with Arabic to follow in a second phase.',
      'We declined the second phase. A language that comes later gets the space that is left, and patients notice that they were an afterthought.',
    ],
  },
  research: {
    paragraphs: [
      'For two weeks we sat in the waiting rooms with a notebook each, one noting in Arabic, the other in French. We logged 412 arrivals: who came, when, with whom, and what was asked at the desk. Language changed in the middle of most conversations, usually at a noun.',
      'Next came wording. Two writers wrote each screen separately from the same list of facts, and then swapped. Where one version was shorter, the other was rewritten to match. It took a fortnight longer than translating would have, and removed a third of all text.',
    ],
    findings: [
      'Symptoms are told in Arabic, medicines in French, and times in whichever was used last.',
      'Patients came early because being early had always been rewarded.',
      'Digits are read from left to right in both languages, so that times must not be mirrored along with the screen.',
      'A grandmother and a grandson often share one phone, and one account between them.',
      'What people called a reminder was, on closer questioning, permission to leave later.',
    ],
  },
  result: {
    paragraphs: [
      'The language is chosen once, by reading a greeting, and can be changed on every screen without losing one’s place. One account holds a family, and each person in it may have a language of their own.',
      'On the day the app counts down the minutes to the door and says when to set out. The estimate is off by less than five minutes in eight cases of ten. Average time in the waiting room went from 47 minutes to 12.',
      'Because one tap gives an appointment back, people do. Of all appointments 19% used to be missed and 10.3% are today. The time returned is offered the same morning, nearest patients first.',
    ],
    figures: [
      { value: '12 min', label: 'average wait after arriving, which used to be 47' },
      { value: '−46%', label: 'missed appointments' },
      { value: '58%', label: 'of bookings use the Arabic version' },
      { value: '83%', label: 'of test results are read in the app, most within the hour' },
    ],
  },
  quote: {
    text: 'My patients stopped apologising for the language they ask in. I had not noticed that they used to.',
    name: 'Dr Lamia Benkhelifa',
    role: 'Medical director',
  },
  captions: [
    {
      title: '412 arrivals',
      text: 'Each petal is a person, stacked by the half-hour in which the door opened.',
    },
    {
      title: 'Written, swapped, shortened',
      text: 'Two cards from the wording table. Whichever version was shorter set the length of the other.',
    },
    {
      title: 'What turns over, and what does not',
      text: 'The rule that came of it: direction belongs to the text, figures and clocks keep theirs.',
    },
  ],
} satisfies CaseStudyText
