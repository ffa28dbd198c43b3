import type { Block } from '../../../lib/prose.ts'

export const body = [
  'Every second client asks us which is better, and half of those have already been told by a brother-in-law. We make apps in Flutter, in React Native, and natively in Kotlin and Swift. Last year it was six, three and two. We would defend nine of those choices today.',
  'There is no better one. There are five questions, and by the fourth of them the answer is normally clear.',

  { kind: 'heading', id: 'who', text: '1. Who will look after it in three years?' },
  'This decides more often than everything technical together. If you have a team that writes React for your website, React Native lets the same people mend the app. If you have two good Android developers and no wish to see them leave, write Kotlin. If you have nobody, ask who can be hired in your town. In Algiers this spring we count roughly two Flutter developers to each one for iOS, and the gap is growing.',

  { kind: 'heading', id: 'hardware', text: '2. How close to the hardware does it go?' },
  'Lists, forms, pictures, maps, payments, notifications: any of the three will do, and no user can tell. The balance tips when the app lives on a sensor. Recording in the background for hours, Bluetooth to a medical device, drawing on the camera picture, a widget on the watch. All of these can be reached from Flutter through a bridge. But you will write the bridge twice, natively, and then you have three code bases instead of two.',

  { kind: 'heading', id: 'look', text: '3. Should it look like the phone, or like you?' },
  'Flutter paints every pixel itself. For a brand with its own look this is a gift: the same curve, the same type and the same motion on a new iPhone and on an Android of 2016. For an app that should feel as if it had come with the phone, it is a slow race against two design teams in California. Each autumn they change how a switch moves, and each winter you are out of date.',

  { kind: 'heading', id: 'phones', text: '4. Which phones, and how full are they?' },
  'Half the handsets on our test shelf have 32 GB or less, and their owners delete apps by size. We built the same small app three ways and measured.',
  {
    kind: 'table',
    caption:
      'One app, nine screens, measured on a mid-range Android phone of 2018, release builds, April 2022',
    columns: ['Built with', 'Download', 'Cold start', 'Days to build, both platforms'],
    rows: [
      ['Kotlin and Swift', '4.1 MB', '0.7 s', '41'],
      ['Flutter', '8.3 MB', '1.1 s', '26'],
      ['React Native', '11.6 MB', '1.6 s', '27'],
    ],
  },
  'Read the last column with the others. Fifteen days buy you four tenths of a second at the start and four megabytes. For an app that is opened thirty times a day by couriers, it is worth it. For one that is opened twice a month, it would be vanity.',

  { kind: 'heading', id: 'exists', text: '5. What is there already?' },
  'A working Android app with sixty thousand users is not replaced because a framework is pleasant. Add the second platform natively and share the server. On the other hand, if what exists is a website that does most of the job, look hard at making that better before you make any app at all. A page can be put on the home screen too, and nobody has to approve it.',

  { kind: 'heading', id: 'regret', text: 'The two we regret' },
  'One was a Flutter app for a gym, which needed heart rate belts of four makes. The bridge took longer than the app. The other was a native pair for a newspaper that had no developer at all; since then we have mended each fault twice and sent two invoices, and neither of us enjoys it.',
  'Both times we had asked the five questions. Both times we liked a technology and let the first answer pass. That is the real risk: the choice is made by people who will have fun for three months, and paid for by people who must live with it for five years.',

  { kind: 'heading', id: 'short', text: 'In short' },
  {
    kind: 'list',
    items: [
      '*Flutter*, when one small team must serve both stores and the brand has a look of its own.',
      '*React Native*, when your web developers will take it over.',
      '*Kotlin and Swift*, when the hardware is the product, when every tenth of a second is money, or when you have those developers already.',
      '*None of them*, more often than you would expect from somebody who sells apps.',
    ],
  },
  'Whichever it is, ask that the reasons be written down, with the date. In three years somebody will want to know, and it may be you.',
] satisfies Block[]
