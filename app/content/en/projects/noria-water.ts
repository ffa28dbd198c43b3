import type { ThreeCaptions } from '../../caption.ts'
import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'Twenty-seven lines, and only one mattered',
    paragraphs: [
      'Noria Water supplies 84,000 households in and around Mostaganem. Its bill had 27 lines, and the sum to pay was the nineteenth. Each month it set off 9,400 calls from people who did not dispute the amount but wanted to know what it was made up of.',
      'You could pay online, but the form asked for a fourteen-digit contract number that was printed in grey on the back of the bill. Only 12% of bills were paid that way.',
    ],
  },
  {
    heading: 'Five questions behind the calls',
    paragraphs: [
      'We listened to 1,200 recorded calls and sorted them. Five questions made up nine tenths of them, and the new home screen is those five answers in that order: how much water, how much money, by when, compared with what, and is anything wrong.',
      'A week is shown as seven bars, in litres. A month is one number in cubic metres with the bill beneath it, so a customer sees 9.4 m³ next to 1,286 dinars. Payment takes two steps and remembers the card. The printed bill follows the same order and has six lines.',
      'Most meters send a reading every hour. When water runs between two and five at night, the site says so the next morning, gives the number of litres and offers a visit. We adjusted the threshold by hand for five weeks, because people stop believing an alarm that is often wrong.',
      'It is a website and not an app, for a reason we found in the interviews. Customers think about water once a month, when the bill comes, and few would keep an app for that.',
    ],
  },
  {
    heading: 'After ten months',
    paragraphs: [
      'Of all bills, 71% are now paid online. Calls about their meaning went down by 58%, which let the company open its lines on Saturdays with the same staff. The night readings found 1,940 leaks, the worst of them under a school yard: each night it lost as much as thirty flats use in a day.',
    ],
  },
] satisfies ProjectStory

export const captions = [
  {
    title: 'Five questions, five answers',
    text: 'Questions from the call centre on the left, the first drawing of the home screen on the right.',
  },
  {
    title: 'The bill with six lines',
    text: 'The sum first, then what changed, then why. The code to scan replaces fourteen digits.',
  },
  {
    title: 'A night with a leak',
    text: 'What a customer reads the next morning: the hours, the litres and when somebody can come.',
  },
] satisfies ThreeCaptions
