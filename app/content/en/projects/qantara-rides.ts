import type { ThreeCaptions } from '../../caption.ts'
import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'Three empty seats to the capital',
    paragraphs: [
      'Between Sétif and Algiers there are 268 kilometres of motorway and, on any morning, a few thousand cars with one person in them. Students and nurses travel the same road in shared taxis that leave when full, which may be in ten minutes or in two hours.',
      'Qantara’s founders had run a pilot through a messaging group. It worked until 600 people were in it. After that nobody could find anything, and women had quietly stopped writing.',
    ],
  },
  {
    heading: 'Trust, set in type',
    paragraphs: [
      'We interviewed 41 travellers, half of them women, about their last ride with a stranger. What they wanted to know came in a fixed order: when, how much, who, and who else. The list of departures shows exactly that and nothing more. The price is set by the road and not by the driver, so no one needs to haggle in public.',
      'Every driver is a person with a verified licence, a number plate and an average from at least ten passengers. Rides between women can be offered and searched for. They are visible only to those who may take part, a rule which our interviews had written for us almost word for word.',
      'The ticket works in Arabic and French and needs no network at the car: two people compare a place, a plate and a time. On the way the app draws the journey as a bridge with its pauses, and a passenger can share that drawing with whoever is waiting.',
      'It is built in Flutter from one code base, since the team that would inherit it was two people. They took over after four months, and we left.',
    ],
  },
  {
    heading: 'A year on the road',
    paragraphs: [
      'One year after launch 31,000 seats are booked in a month, on 74 connections. From opening the app to holding a ticket takes 38 seconds in the median. Women are 44% of passengers; in the pilot they were 19%. The seat to the capital still costs about 900 dinars.',
    ],
  },
] satisfies ProjectStory

export const captions = [
  {
    title: 'A journey as a bridge',
    text: 'What the person waiting at the other end sees: the pauses, the plate, and how old the news is.',
  },
  {
    title: 'One line, four questions',
    text: 'The whiteboard after the interviews: what stays in a line of the list, and in which order.',
  },
  {
    title: 'Two people, one plate',
    text: 'The ticket in both languages at the car, where there is often no network.',
  },
] satisfies ThreeCaptions
