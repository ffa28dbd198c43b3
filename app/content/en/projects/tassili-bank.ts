import type { ThreeCaptions } from '../../caption.ts'
import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'Queuing to ask for the balance',
    paragraphs: [
      'Tassili Bank has 61 branches and, when we met, 240,000 customers with a current account. In a week of counting at nine counters, 38% of visits had one purpose: to ask for the balance. People took a morning off, queued and left with a figure written on a slip of paper.',
      'The bank already had an app. It opened on a carousel of offers, needed seven taps to reach an account and signed people out after ninety seconds. Fewer than one customer in eight used it twice.',
    ],
  },
  {
    heading: 'Three screens, most needed first',
    paragraphs: [
      'We began with conversations in branches in Algiers, Tizi Ouzou and Ouargla. Nobody asked for more features. They wanted to see how much money they had, send some of it, and know that it had arrived.',
      'So the app opens on the balance and the latest transactions. Sending money takes three screens: who, how much, yes. The amount is larger than anything else, the keypad is designed for thumbs on five-inch phones, and a sentence below says what the transfer costs and when it arrives. Between two accounts at the bank it is free and takes less than a minute.',
      'One React Native code base serves both stores. The parts that protect the money (biometrics and the key store) are written in Kotlin and Swift. The bank’s own auditors examined them for three weeks before release.',
    ],
  },
  {
    heading: 'After a year of use',
    paragraphs: [
      'Twelve months after launch 172,000 customers open the app every month. Counter visits to ask for a balance fell by 43%, and four branches have turned a counter into an advice desk.',
      'The largest change came from the part that was hardest to design. A new customer now opens an account in eleven minutes at home; at a branch it took four days and three visits. We describe that work in a case study of its own.',
      'We still look after the app: a release every three weeks, and a crash-free rate that has not fallen below 99.8%.',
    ],
  },
] satisfies ProjectStory

export const captions = [
  {
    title: 'Sending, in three screens',
    text: 'Who, how much, yes. Once the money has arrived, the third screen says how long it took.',
  },
  {
    title: 'The reach of a thumb',
    text: 'Drawn at a counter in Ouargla. We moved every button down into the green, where a thumb reaches it.',
  },
  {
    title: 'Button states',
    text: 'One button in four states. While a transfer is on its way, it counts the seconds.',
  },
] satisfies ThreeCaptions
