import type { ThreeCaptions } from '../../caption.ts'
import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'Four aircraft and a dust problem',
    paragraphs: [
      'Sirocco Air flies four turboprops from Ghardaïa to six towns, among them Algiers, Tamanrasset and Djanet. It was founded to carry engineers, patients and dates, and wanted to look neither like a ministry nor like a holiday.',
      'The setting wrote half of the brief. Sand scours paint from leading edges in two summers. At noon the apron is so bright that pale colours vanish. And since several carriers park side by side, staff walked passengers to the wrong aircraft more often than anyone liked to say.',
    ],
  },
  {
    heading: 'A wind in three planes',
    paragraphs: [
      'The mark is three facets leaning into the wind at the angle of the tail itself, so that on an aircraft it looks grown rather than glued. Set small it becomes an S; set alone it points the way on every sign. It has no gradient, because gradients cannot be patched with a roller at five in the morning.',
      'We chose the blue by flying swatches. Nine of them, a metre square, stood on the apron for a day while two of us walked backwards with a tape. The one that held at noon and at dusk, from 600 metres, is the one on the tail.',
      'Most of the livery is film, laid where the air does not scour and replaced in pieces. An aircraft is marked in two days, where paint had kept it on the ground for nine.',
      'Arabic and Latin share one set of proportions. The wordmark was drawn in both at once, and the signs give neither the smaller letters.',
    ],
  },
  {
    heading: 'From tail to tag',
    paragraphs: [
      'Eleven documents stand on one grid, from the baggage tag to the timetable. On the boarding pass the gate, the group and the seat are read first, in that order, since those are the three things asked aloud. In the year after the change the ground staff logged no walk to a wrong aircraft.',
      'The manual has 28 pages. We wrote it for the person with the roller.',
    ],
  },
] satisfies ProjectStory

export const captions = [
  {
    title: 'Three facets, one angle',
    text: 'The lines of the mark continue those of the tail. In small sizes it closes into a letter.',
  },
  {
    title: 'Nine blues on the apron',
    text: 'A day of walking backwards, written down where it happened.',
  },
  {
    title: 'Eleven documents',
    text: 'From boarding pass to tea voucher: one grid, two scripts of equal height, one family of colours.',
  },
] satisfies ThreeCaptions
