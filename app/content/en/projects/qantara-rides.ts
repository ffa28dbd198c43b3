import type { ThreeCaptions } from '../../caption.ts'
import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'Three empty seats to Algiers',
    paragraphs: [
      'Between Sétif and Algiers there are 268 kilometres of motorway and, on any morning, a few thousand cars with one person in them. Students and nurses travel the same road in shared taxis, which leave when they are full: in ten minutes, or in two hours.',
      'Qantara’s founders had run a pilot through a messaging group. It worked until 600 people were in it. After that nobody could find anything, and women quietly stopped posting.',
    ],
  },
  {
    heading: 'What passengers want to know',
    paragraphs: [
      'We interviewed 41 travellers, half of them women, about their last ride with a stranger. They asked their questions in the same order every time: when, how much, who is driving, and who else is coming. The list of departures shows exactly that. The price depends on the distance and not on the driver, so no one needs to haggle in public.',
      'Every driver has a verified licence, a number plate and a rating from at least ten passengers. Women can offer and search for women-only rides, which nobody else can see. The people we interviewed had asked for that rule almost word for word.',
      'The ticket works in Arabic and French and needs no network at the car: driver and passenger compare a place, a plate and a time. On the way the app draws the journey as a bridge with its stops, and passengers can share it with the person who is waiting for them.',
      'We built it in Flutter, from one code base, because the client’s own team was two people. They took over after four months.',
    ],
  },
  {
    heading: 'A year on the road',
    paragraphs: [
      'One year after launch 31,000 seats are booked in a month, on 74 routes. The median time from opening the app to holding a ticket is 38 seconds. Women are 44% of passengers; in the pilot they were 19%. A seat from Sétif to Algiers still costs about 900 dinars.',
    ],
  },
] satisfies ProjectStory

export const captions = [
  {
    title: 'A journey as a bridge',
    text: 'What the person waiting at the other end sees: the stops, the number plate and how recent the information is.',
  },
  {
    title: 'One line, four questions',
    text: 'The whiteboard after the interviews: what each departure should show, and in which order.',
  },
  {
    title: 'One ticket, two languages',
    text: 'The same ticket in French and Arabic, shown at the car, where there is often no network.',
  },
] satisfies ThreeCaptions
