import type { ThreeCaptions } from '../../caption.ts'
import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'Where the bars end',
    paragraphs: [
      'Hoggar Trails is 23 guides from Tamanrasset who take walkers into the mountains between October and April. Their knowledge was in their heads, in a drawer of sketches and in one telephone number that was engaged most evenings.',
      'Whatever we made had two readers far apart. One plans a journey from a flat in Lyon or Oran. The other stands three days’ walk from the last mast, with a cracked screen and a third of a battery, and wants to know whether the next water is before or behind the ridge.',
    ],
  },
  {
    heading: 'Packed before leaving',
    paragraphs: [
      'A route is a page, and a page can be packed. One button stores text, pictures, the map and the water points on the phone, says how much room that takes and then never needs a network again. The Assekrem by the north is 41 kilometres, three days, 1,320 metres of ascent and two water points. It weighs 3.4 megabytes.',
      'The maps had to be made. With two of the guides we walked or drove 19 of the 48 routes and drew the rest from their tracks and satellite pictures, in ink-dark lines that stay legible in full sun. Place names are given in Tamahaq, Arabic and French, as the guides spell them.',
      'Pages are plain documents first. On the slow connection in town our first prototype took nine seconds to become readable; the finished site takes 1.6. With scripts switched off everything can still be read and the booking form still works.',
      'A guide updates a water point by sending a text message. It appears on the site at once and on packed routes the next time they see a signal, with its date beside it.',
    ],
  },
  {
    heading: 'The season after',
    paragraphs: [
      'Bookings rose by 62%, from 610 trips to 988. Half of the new ones were for routes that nobody had asked for before, because nobody had known that they existed. More than four walkers in five leave town with their route packed.',
    ],
  },
] satisfies ProjectStory

export const captions = [
  {
    title: 'The Assekrem by the north',
    text: 'A day’s map at the one scale at which it is read, with names in three scripts.',
  },
  {
    title: 'From a guide’s hand',
    text: 'It began with ballpoint sketches like this one, corrections in red.',
  },
  {
    title: 'What a route weighs',
    text: 'The button tells before one packs. Green rows are already on the phone.',
  },
] satisfies ThreeCaptions
