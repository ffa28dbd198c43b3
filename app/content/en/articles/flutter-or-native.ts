import type { Block } from '../../../lib/prose.ts'

export const body = [
  'Half of our clients ask us which is better, and half of those have already asked a brother-in-law. We make apps in Flutter, in React Native, and natively in Kotlin and Swift. Last year we made six in Flutter, three in React Native and two natively. We would defend nine of those choices today.',
  'None of them is better. There are five questions, and by the fourth the answer is usually clear.',

  { kind: 'heading', id: 'who', text: '1. Who will look after it in three years?' },
  'This question usually matters more than all the technical ones together. If you have a team that writes React for your website, React Native lets the same people maintain the app. If you have two good Android developers and no wish to see them leave, write Kotlin. If you have nobody, ask who can be hired in your town. In Algiers this spring we counted roughly two Flutter developers for every iOS developer, and the gap is growing.',

  { kind: 'heading', id: 'hardware', text: '2. How close to the hardware does it go?' },
  'Lists, forms, pictures, maps, payments, notifications: any of the three will do, and no user can tell the difference. That changes when the app depends on hardware: recording in the background for hours, Bluetooth to a medical device, drawing on the camera picture, a widget on the watch. Flutter can reach all of these through a bridge. But you will write the bridge twice, natively, and then you have three code bases instead of two.',

  { kind: 'heading', id: 'look', text: '3. Should it look like the phone, or like you?' },
  'Flutter paints every pixel itself. For a brand with its own look this is a gift: the same curve, the same type and the same motion on a new iPhone and on an Android phone from 2016. For an app that should feel as if it had come with the phone, you would be copying two design teams in California. Each autumn they change how a switch moves, and each winter you are out of date.',

  { kind: 'heading', id: 'phones', text: '4. Which phones, and how full are they?' },
  'Half the handsets on our test shelf have 32 GB or less, and people with phones like that delete the largest apps first. We built the same small app three ways and measured.',
  {
    kind: 'table',
    caption:
      'One app, nine screens, measured on a mid-range Android phone from 2018, release builds, April 2022',
    columns: ['Built with', 'Download', 'Cold start', 'Days to build, both platforms'],
    rows: [
      ['Kotlin and Swift', '4.1 MB', '0.7 s', '41'],
      ['Flutter', '8.3 MB', '1.1 s', '26'],
      ['React Native', '11.6 MB', '1.6 s', '27'],
    ],
  },
  'Read the last column with the others. Fifteen more days save four tenths of a second at the start and four megabytes. For an app that couriers open thirty times a day, it is worth it. For one that is opened twice a month, it is not.',

  { kind: 'heading', id: 'exists', text: '5. What is there already?' },
  'Do not replace a working Android app with sixty thousand users because you like a framework. Add the second platform natively and share the server. On the other hand, if you already have a website that does most of the job, consider improving that before you make any app at all. People can put a web page on their home screen too, and no store has to approve it.',

  { kind: 'heading', id: 'regret', text: 'Two choices we regret' },
  'One was a Flutter app for a gym, which had to read heart rate belts from four makers. The bridge took longer than the app. The other was a pair of native apps for a newspaper that had no developer at all; ever since, we have had to fix each fault twice and send two invoices.',
  'Both times we had asked the five questions, and both times we ignored the first answer because we liked a technology. That is the real risk: those who choose a technology use it for three months; those who pay for it live with it for five years.',

  { kind: 'heading', id: 'short', text: 'In short' },
  {
    kind: 'list',
    items: [
      '*Flutter*, when one small team must serve both stores and the brand has a look of its own.',
      '*React Native*, when your web developers will take it over.',
      '*Kotlin and Swift*, when the app depends on hardware, when every tenth of a second is worth money, or when you have those developers already.',
      '*None of them*, more often than you would expect from somebody who sells apps.',
    ],
  },
  'Whichever you choose, have the reasons written down, with the date. In three years somebody will want to know them, and it may be you.',
] satisfies Block[]
