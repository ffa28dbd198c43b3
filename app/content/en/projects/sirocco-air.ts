import type { ThreeCaptions } from '../../caption.ts'
import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'Four aircraft and a dust problem',
    paragraphs: [
      'Sirocco Air flies four turboprops from Ghardaïa to six towns, among them Algiers, Tamanrasset and Djanet. It was founded to carry engineers, patients and fresh dates, and did not want to look like a ministry or a package holiday.',
      'Half of the brief came from the desert. Sand scours the paint off the front of the wings in two summers. At noon the glare is so strong that pale colours vanish. And because several airlines park side by side, staff walked passengers to the wrong aircraft more often than anyone liked to admit.',
    ],
  },
  {
    heading: 'Three facets in the wind',
    paragraphs: [
      'The logo is three facets at the angle of the tail, so that it looks like part of the aircraft. At small sizes it reads as an S; on signs it works as an arrow. It has no gradient, because nobody can touch up a gradient with a roller at five in the morning.',
      'We chose the blue outdoors, where the aircraft park. Nine swatches, a metre square, stood there for a day while two of us walked away from them with a measuring tape. The one that could still be recognised from 600 metres, at noon and at dusk, is the one on the tail.',
      'Most of the livery is adhesive film, applied where the sand does least damage and replaced in pieces. It takes two days to apply; paint kept an aircraft on the ground for nine.',
      'The Arabic and Latin wordmarks were drawn together, in the same proportions, and on signs both are the same size.',
    ],
  },
  {
    heading: 'From the tail to the baggage tag',
    paragraphs: [
      'Eleven documents share one grid, from the baggage tag to the timetable. On the boarding pass you see gate, group and seat first, in that order, since those are the three things that passengers ask about. In the year after the change, ground staff recorded nobody walking to the wrong aircraft.',
      'The manual has 28 pages, written for the people who apply and repair the livery.',
    ],
  },
] satisfies ProjectStory

export const captions = [
  {
    title: 'Three facets, one angle',
    text: 'The lines of the logo continue those of the tail. At small sizes it closes into an S.',
  },
  {
    title: 'Nine blues tested outdoors',
    text: 'The distance from which each blue could be recognised, noted on the spot.',
  },
  {
    title: 'Eleven documents',
    text: 'From boarding pass to tea voucher: one grid, two scripts of equal height, one family of colours.',
  },
] satisfies ThreeCaptions
