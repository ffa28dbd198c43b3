import type { ThreeCaptions } from '../../caption.ts'
import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'One shelf, two directions',
    paragraphs: [
      'Riwaq has published in Tunis for two generations, in Arabic and in French, for readers who move between the two within a day. Its list has 1,900 titles, of which 1,140 are in Arabic. The reading app it had licensed was made for English: Arabic came out small and pale, lines broke in the wrong place, and about one page in twenty turned the wrong way.',
      'Readers could not always say what was wrong, but they did not stay. An average reading session lasted ten minutes.',
    ],
  },
  {
    heading: 'We began with the page',
    paragraphs: [
      'We designed the page of text before any button. Eighteen readers compared printed pages with the screen, side by side, until they stopped preferring paper. To look the same size, the Arabic had to be a fifth larger than the French. It has a line spacing of almost twice its own height, and it is justified by stretching letters instead of opening gaps between words.',
      'The reading direction depends on the book and not on the phone. An Arabic novel turns from left to right even in an app set to French, and its progress bar fills from the right. French and Arabic books share one shelf, each spine in its own script, with the most recently opened first.',
      'There is little else on the screen. A tap in the middle shows the chapter, the minutes left and three type sizes; a second tap hides them. There are no points, no medals and no notifications, and the publisher agreed to that in the first meeting.',
      'Riwaq’s own developers built the app. We gave them every state drawn twice, once for each direction, and reviewed their builds for eight weeks.',
    ],
  },
  {
    heading: 'Measured in minutes',
    paragraphs: [
      'In the spring before launch readers finished 41% of the books they had begun. A year after launch it is 63%. A sitting lasts 24 minutes on average, and the longest are in Arabic, after ten at night.',
    ],
  },
] satisfies ProjectStory

export const captions = [
  {
    title: 'The same page, twice',
    text: 'Each text has its own line spacing. Readers compared both with print until they had no preference.',
  },
  {
    title: 'One shelf, two scripts',
    text: 'French titles run up the spine and Arabic titles run down it, as on shelves in Tunis.',
  },
  {
    title: 'Stretching instead of spacing',
    text: 'Arabic lines are filled by lengthening the letters, as a calligrapher would do it.',
  },
] satisfies ThreeCaptions
