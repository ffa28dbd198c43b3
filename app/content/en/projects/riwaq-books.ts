import type { ThreeCaptions } from '../../caption.ts'
import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'One shelf, two directions',
    paragraphs: [
      'Riwaq has published in Tunis for two generations, in Arabic and in French, for readers who move between the two within a day. Its list counts 1,900 titles, of which 1,140 are Arabic. The reading app it had licensed was made for English: Arabic came out small and pale, lines broke in the wrong place, and a page turned the wrong way about once in twenty.',
      'People noticed before they could name it. An average sitting lasted ten minutes.',
    ],
  },
  {
    heading: 'Beginning with the page',
    paragraphs: [
      'We designed the text block before any button. Eighteen readers compared printed pages with the screen, side by side, until they stopped preferring paper. The Arabic ended up a fifth larger than the French for the same apparent size, with almost twice its own height from line to line, and with justification that stretches letters instead of opening holes between words.',
      'Direction belongs to the book, never to the phone. An Arabic novel turns from left to right in an app set to French, and its progress line fills from the right. On the shelf both stand together, each spine set in its own script, in the order in which they were last opened.',
      'Around the page there is little. A touch in the middle brings up the chapter, the minutes left and three type sizes; a second touch sends them away. There are no streaks, no medals and no notifications, which the publisher had the courage to agree to in the first meeting.',
      'Our files went to Riwaq’s developers with every state drawn twice, once for each direction, and we reviewed their builds for eight weeks.',
    ],
  },
  {
    heading: 'Measured in minutes',
    paragraphs: [
      'In the spring before launch readers finished 41% of the books they had begun. A year on it is 63%. A sitting lasts 24 minutes on average, and the longest ones happen in Arabic, after ten at night.',
    ],
  },
] satisfies ProjectStory

export const captions = [
  {
    title: 'The same page, twice',
    text: 'Both texts on their own baselines, compared with print until readers had no preference left.',
  },
  {
    title: 'One shelf, two scripts',
    text: 'Spines turn with their script: French reads upwards, Arabic downwards, as on shelves in Tunis.',
  },
  {
    title: 'Stretching instead of spacing',
    text: 'Justified lines grow in the letters, as a calligrapher would fill them.',
  },
] satisfies ThreeCaptions
