import type { CaseStudyText } from '../case-studies.ts'

export const text = {
  overview: {
    duration: '14 weeks, three of them on foot',
    teamSize: 4,
    services: ['Web development', 'Cartography', 'UI design', 'Accessibility'],
    paragraphs: [
      'The guides of Tamanrasset had no website and did not miss one. What they missed was sleep: every evening of the season somebody answered the same forty questions by telephone.',
      'They also had a worry. Walkers arrived with tracks from the internet that led past wells dry for years. The job was to publish what the guides know, in a form that survives where it is needed.',
    ],
  },
  research: {
    paragraphs: [
      'Two of us walked the Assekrem route in March with a guide, five phones of different age and price, and a solar panel. Every hour we wrote down what we would have liked to look up, and whether the phone could still show it.',
      'In town we measured the network at eleven places and three times of day. The median page of a travel site took 26 seconds there; ours would have to do with a tenth of that.',
    ],
    findings: [
      'A phone in flight mode lasts four days, one that searches for a signal lasts one.',
      'In full sun only dark lines on a pale ground can be read, and thin grey contours vanish first.',
      'Nobody zooms with gloves, so that a map has to be right at a single scale for each day.',
      'Water matters more than the path: walkers asked where it was before asking where they were.',
    ],
  },
  result: {
    paragraphs: [
      'Each of the 48 routes can be packed with one button, which states the weight in megabytes beforehand as one would for a rucksack. The Assekrem takes 3.4, including a map for each of its three days. A packed route opens in under a second, in flight mode, on a phone that is six years old.',
      'Before packing it is simply a light website. In Tamanrasset the first page could be read after nine seconds in the prototype, and after 1.6 at launch. Most of the difference came from sending no script until the text was there.',
      'Bookings in the first season rose from 610 to 988. The telephone still rings in the evening, mainly with people who would like to talk about stars.',
    ],
    figures: [
      { value: '48', label: 'routes that open in flight mode' },
      { value: '3.4 MB', label: 'is what the Assekrem weighs with its three maps' },
      { value: '1.6 s', label: 'until the first page is readable on the network in town' },
      { value: '+62%', label: 'bookings in the first season' },
    ],
  },
  quote: {
    text: 'A walker showed me my own valley on his phone, with the well I had reported that week. Then I believed it.',
    name: 'Moussa ag Elkhir',
    role: 'Chair of the guides',
  },
  captions: [
    {
      title: 'What searching costs',
      text: 'Battery per day on the March walk, by mode.',
    },
    {
      title: 'Read in the sun',
      text: 'Six printings of one map, laid side by side at midday near Ilharen.',
    },
    {
      title: '3.4 megabytes, taken apart',
      text: 'The maps are the heaviest part, one for each day, at one scale each.',
    },
  ],
} satisfies CaseStudyText
