import type { ThreeCaptions } from '../../caption.ts'
import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'Handmade tiles, sold online',
    paragraphs: [
      'Dar Zellij’s tiles are glazed and cut by eleven people in Tlemcen, and sold from a small showroom near the old harbour in Marseille. Zellij is not a printed pattern. It is hundreds of pieces, each chipped by hand, and no two batches have quite the same green.',
      'That is beautiful to look at and hard to sell at a distance. The first online shop was a catalogue with a basket. Customers miscounted, ordered too little, received a second batch in another shade and sent it back: 3.1% of orders were returned, each at the cost of shipping a pallet.',
    ],
  },
  {
    heading: 'Measure, sample, then order',
    paragraphs: [
      'The new shop asks about the wall before it shows a price: its width, its height and where the tap is. It lays the pattern out to scale, counts the pieces, adds what cutting will waste and reserves everything from a single batch.',
      'Next it offers a sample, for six euros that are taken off the order. Six euros is simply what the postage costs. The sample carries the batch number, and when the order arrives the customer can hold the sample against it.',
      'The pictures were most of the work. We rendered each of 64 patterns under the same window light in four shades of real batches, after measuring glazed pieces with a colorimeter in the workshop. Where a pattern has not been cut yet, the page says so.',
      'Technically it is a small React site and a payment provider, nothing else. A page is readable within 1.3 seconds on a mid-range phone, and the plan of a wall is an ordinary link that customers can send to their builder.',
    ],
  },
  {
    heading: 'Fewer returns',
    paragraphs: [
      'In the first year orders went up by 88%, from 640 to 1,203, and returns went down to 0.7%. Three orders in five now begin with a sample. The workshop has hired two more cutters, both trained on site.',
    ],
  },
] satisfies ProjectStory

export const captions = [
  {
    title: 'The wall, to scale',
    text: 'Pattern, tap and edges are drawn before any price is shown.',
  },
  {
    title: 'A sample from the batch',
    text: 'The card names the batch, its place among the four shades, and who cut it.',
  },
  {
    title: 'How the star is drawn',
    text: 'The pictures follow the workshop’s own geometry, down to the joints between the tiles.',
  },
] satisfies ThreeCaptions
