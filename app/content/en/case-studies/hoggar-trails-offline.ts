import type { CaseStudyText } from '../case-studies.ts'

export const text = {
  overview: {
    duration: '14 weeks, three of them on foot',
    teamSize: 4,
    services: ['Web development', 'Cartography', 'UI design', 'Accessibility'],
    paragraphs: [
      'The guides of Tamanrasset had no website and did not want one. They wanted their evenings back: every night of the season somebody answered the same forty questions by phone.',
      'They were also worried. Walkers arrived with routes from the internet that led past wells which had been dry for years. Our job was to publish what the guides know, in a form that works out there.',
    ],
  },
  research: {
    paragraphs: [
      'Two of us walked the Assekrem route in March with a guide, five phones of different age and price, and a solar panel. Every hour we wrote down what we wanted to look up, and whether the phones could still show it.',
      'In town we measured the network at eleven places and three times of day. A typical page of a travel site took 26 seconds there; ours would have to load in a tenth of that.',
    ],
    findings: [
      'A phone in flight mode lasts four days; one that keeps searching for a signal lasts one.',
      'In full sun people can read only dark lines on a pale background, and thin grey contours vanish first.',
      'Nobody zooms with gloves on, so each day’s map has to be right at a single scale.',
      'Water matters more than the path: walkers asked where it was before asking where they were.',
    ],
  },
  result: {
    paragraphs: [
      'Each of the 48 routes can be saved with one button, which gives its size in megabytes first. The Assekrem route takes 3.4, including a map for each of its three days. A saved route opens in under a second, in flight mode, on a phone that is six years old.',
      'For those who are still planning at home, it is simply a light website. In Tamanrasset the first page could be read after nine seconds in the prototype, and after 1.6 at launch. Most of the difference came from sending the text before any script.',
      'Bookings in the first season rose from 610 to 988. The phone still rings in the evening, but with fewer of the same forty questions.',
    ],
    figures: [
      { value: '48', label: 'routes that open in flight mode' },
      { value: '3.4 MB', label: 'for the Assekrem route, with its three maps' },
      { value: '1.6 s', label: 'until the first page is readable on the mobile network in town' },
      { value: '+62%', label: 'bookings in the first season' },
    ],
  },
  quote: {
    text: 'I report a well by text message, as I always did. Now the walkers who come after me know it too, and I worry less about them.',
    name: 'Moussa ag Elkhir',
    role: 'Chair of the guides',
  },
  captions: [
    {
      title: 'What searching for a signal costs',
      text: 'Battery left on each day of the March walk, in flight mode and while searching.',
    },
    {
      title: 'Six maps tested in the sun',
      text: 'Six versions of one map, laid side by side at midday near Ilharen.',
    },
    {
      title: 'What is in the 3.4 megabytes',
      text: 'The maps are the heaviest part, one for each day, at one scale each.',
    },
  ],
} satisfies CaseStudyText
