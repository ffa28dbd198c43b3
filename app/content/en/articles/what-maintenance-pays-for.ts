import type { Block } from '../../../lib/prose.ts'

export const body = [
  'In September a client asked us why his app should cost money this year, when nothing in it had changed. It was a fair question. The answer is that everything around it had: two operating systems, eleven libraries, one bank, a mobile operator and the law.',
  'Software does not wear out, but everything that it depends on moves on.',

  { kind: 'heading', id: 'log', text: 'A year in our log' },
  'We look after a good many products and write down everything we do to them. This is what happened to forty apps between September 2021 and August 2022, not counting improvements and new features.',
  {
    kind: 'table',
    caption: 'Unplanned work on forty apps over twelve months',
    columns: ['Cause', 'Times per app', 'Hours each time', 'If nobody does it'],
    rows: [
      ['A new iOS or Android', '2.1', '9', 'Crashes or odd layouts on new phones'],
      ['A new rule in the stores', '1.4', '5', 'No updates accepted; later, no new users'],
      ['A security hole in a library', '3.8', '2', 'Nothing, until somebody breaks in'],
      ['Another company’s system changed', '1.2', '7', 'Maps, payments or codes stop'],
      ['Certificates, domains, keys', '1.5', '1', 'Everything stops, usually on a Friday'],
      ['Our own faults', '2.6', '3', 'One user in a hundred has a bad day'],
    ],
  },
  'That adds up to fifty-one hours per app, a little over six days. Note the last row: we count our own faults too. For the first six months we fix those free of charge.',

  { kind: 'heading', id: 'autumn', text: 'Why autumn is busy' },
  'Apple brings out a new iOS each September. Google does the same with Android between August and October, and from November it refuses updates to apps that were not built for the previous year’s version. So every app in the world needs attention in the same ten weeks. Clients without a plan ring us in December, and have to wait until February.',

  { kind: 'heading', id: 'never', text: 'What happens when nobody looks' },
  'We sometimes take over apps that nobody has looked after for a while. The pattern is so regular that we can guess how long it has been.',
  {
    kind: 'list',
    items: [
      '*After one year* it works, looks slightly wrong on the newest phones, and its rating has lost a few tenths of a star.',
      '*After two* something it depends on has been switched off, more often than not the map.',
      '*After three* it can no longer be built on a current computer. Somebody has to find an old one, or spend two weeks on libraries before changing a comma.',
      '*After four* you have to write it again, and that costs as much as the first time.',
    ],
  },
  'A year of maintenance costs about a seventh of the price of the app. Four years come to rather more than half of it, and you still have a working app.',

  { kind: 'heading', id: 'good', text: 'How to recognise good maintenance' },
  'Good maintenance is hard to see, because the result is that nothing happens. Ask for these:',
  {
    kind: 'list',
    ordered: true,
    items: [
      'A list, each month, of what was done, in sentences that you understand. One empty month is fine; six in a row are not.',
      'The share of visits without a crash. It should be above 99.5%, and if it falls somebody should know why the same day.',
      'A back-up that has been restored, as a test, within the last year. If it has never been restored, you do not know that it works.',
      'The date on which each certificate, domain and key expires, and the name of the person who will renew it.',
      'A way to leave: accounts in your name, the code in your hands, and a page that explains to a new developer how to build it.',
    ],
  },

  { kind: 'heading', id: 'without', text: 'You may not need us' },
  'If you have a developer of your own, two days every quarter are enough for a small app, and we will gladly show them the list. If what you have is a few pages without accounts or payments, one check a year will do. And if an app has served its purpose, close it properly: tell people three months ahead, give them their data and take it out of the stores. We have helped to close four, and in their last reviews the users say thank you.',
  'For everything else there are our [care plans](/service). The client from September took the middle one. In October the bank changed its payment page, on a Thursday, without telling anyone. We changed his app the same day, and he did not notice.',
] satisfies Block[]
