import type { ThreeCaptions } from '../../caption.ts'
import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'Where the signal ends',
    paragraphs: [
      'Hoggar Trails is 23 guides from Tamanrasset who take walkers into the mountains between October and April. What they knew was kept in their heads and in a drawer of sketches, and their one phone line was busy most evenings.',
      'The site had to serve two very different readers. One is planning a trip from a flat in Lyon or Oran. The other is three days’ walk from the last mast, with a cracked screen and a third of a battery, and needs to know whether the next water is on this side of the ridge or beyond it.',
    ],
  },
  {
    heading: 'Saved before leaving town',
    paragraphs: [
      'Each route is a page, and each page can be saved. One button stores text, pictures, the map and the water points on the phone, says how much room they take and then needs no network. The northern route to the Assekrem is 41 kilometres in three days, with 1,320 metres of ascent and two water points. It takes up 3.4 megabytes.',
      'There were no usable maps, so we made them. With two of the guides we walked or drove 19 of the 48 routes and drew the rest from their tracks and satellite pictures, in ink-dark lines that stay legible in full sun. Place names are given in Tamahaq, Arabic and French, as the guides spell them.',
      'Each page is plain HTML first. On the slow connection in town our first prototype took nine seconds to become readable; the finished site takes 1.6. With scripts switched off you can still read everything and book.',
      'A guide updates a water point by sending a text message. The news appears on the site at once, and on saved routes the next time the phone has a signal, always with its date.',
    ],
  },
  {
    heading: 'The first season',
    paragraphs: [
      'Bookings rose by 62%, from 610 trips to 988. Half of the new ones were for routes that nobody had asked for before, because nobody had known that they existed. More than four walkers in five leave town with their route saved.',
    ],
  },
] satisfies ProjectStory

export const captions = [
  {
    title: 'The Assekrem, northern route',
    text: 'The map for one day, at a single scale, with names in three scripts.',
  },
  {
    title: 'A guide’s own sketch',
    text: 'The maps began with ballpoint sketches like this one, with corrections in red.',
  },
  {
    title: 'How much room a route takes',
    text: 'Each button gives the size before you save the route. Green rows are already on the phone.',
  },
] satisfies ThreeCaptions
