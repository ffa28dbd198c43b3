import type { Block } from '../../../lib/prose.ts'

export const body = [
  'A client asked us in September why his app should cost money this year, considering that nothing in it had changed. It was a fair question. The answer is that everything round it had: two operating systems, eleven libraries, one bank, a telephone company, and the law.',
  'Software does not wear out. It is left behind. A bridge stands still in a river; an app stands still in a crowd that is walking.',

  { kind: 'heading', id: 'log', text: 'A year in our log' },
  'We look after a good many products and write down each thing we do to them. This is what happened to forty apps between September 2021 and August 2022, wishes and new functions not counted.',
  {
    kind: 'table',
    caption: 'Work that nobody asked for, over twelve months and forty apps',
    columns: ['Cause', 'Times per app', 'Hours each time', 'If nobody does it'],
    rows: [
      ['A new iOS or Android', '2.1', '9', 'Crashes or odd layouts on new phones'],
      ['A rule of the stores', '1.4', '5', 'No update is accepted, later no new users'],
      ['A hole in a library', '3.8', '2', 'Nothing, until the day it matters'],
      ['Another company’s system changed', '1.2', '7', 'Maps, payments or codes stop'],
      ['Certificates, domains, keys', '1.5', '1', 'Everything stops, on a Friday'],
      ['Our own faults', '2.6', '3', 'One user in a hundred has a bad day'],
    ],
  },
  'Multiplied out, that is fifty-one hours an app, a little over six days. Note the last line. We count it, since a maker who finds no faults of his own has stopped looking. For the first six months we mend those without an invoice.',

  { kind: 'heading', id: 'autumn', text: 'Why autumn is busy' },
  'Apple brings out a new iOS each September. Google does the same with Android between August and October, and from November it refuses updates to apps that were not built for the version of the year before. So each app on earth wants attention in the same ten weeks. Those who have no arrangement telephone in December. They wait until February.',

  { kind: 'heading', id: 'never', text: 'What happens when nobody looks' },
  'We sometimes take over apps that have been alone for a while. The pattern is so regular that we can guess their age.',
  {
    kind: 'list',
    items: [
      '*After one year* it works, looks slightly wrong on the newest phones, and its rating has lost a few tenths of a star.',
      '*After two* something it depends upon has been switched off. It is the map, more often than not.',
      '*After three* it cannot be built any more on a computer of today. Somebody has to find an old one, or spend two weeks on libraries before changing a comma.',
      '*After four* one writes it again. That costs what it cost.',
    ],
  },
  'A year of care is about a seventh of the price of the app. Four years of it come to rather more than half, and at the end you have an app.',

  { kind: 'heading', id: 'good', text: 'How to recognise good maintenance' },
  'It is hard to see, since its product is that nothing happens. Ask for these:',
  {
    kind: 'list',
    ordered: true,
    items: [
      'A list, each month, of what was done, in sentences that you understand. An empty month is allowed. Six in a row are not.',
      'The share of visits without a crash. It should stand above 99.5%, and somebody should know why on the day it falls.',
      'A back-up that has been restored, as a rehearsal, within the last year. One that has never been restored is a rumour.',
      'The date when each certificate, domain and key runs out, and the name of the person who will renew it.',
      'A way to leave. Accounts in your name, code in your hands, and a page that tells a stranger how to build it.',
    ],
  },

  { kind: 'heading', id: 'without', text: 'You may not need us' },
  'If you have a developer of your own, two days every quarter are enough for a small app, and we gladly show them the list. If what you have is a few pages without accounts or payments, one visit a year will do. And if an app has done its work, there is dignity in closing it: tell people three months before, give them their data, take it out of the stores. We have helped to bury four, and each of them was thanked in its last reviews.',
  'For everything else there are [plans with a price](/service). The client of September took the middle one. In October the bank changed its payment page, on a Thursday, without a word. He did not notice.',
] satisfies Block[]
