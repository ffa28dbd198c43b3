import type { Block } from '../../../lib/prose.ts'

export const body = [
  'In March the three of us each wrote about the thing we are asked most. Yacine was asked why an app should work where there is no network. Meriem was asked why the Arabic looked small. I was asked what it costs, by everyone, including the man who came to repair the lift.',
  'If you have ten minutes, read all three. If you have three, here is what we would want you to remember.',

  { kind: 'heading', id: 'offline-first-apps', text: 'The network comes and goes' },
  'In this country an app has to work in lifts, in the metro, on mountain roads and in wedding halls. Yacine’s point is that losing the signal is not an error. It is normal, and you can build an app for it: the screen reads from the phone and never from the server, everything that the user does goes into an outbox, and the app empties the outbox whenever there is a connection.',
  {
    kind: 'list',
    items: [
      'Planned from the first day, it takes about fifteen days out of ninety. When we added it at the end, it took fifty-five.',
      'Each message carries a key of its own, so that nobody orders the same refrigerator twice.',
      'The app says “saved”, “sending”, “sent” or “came back”, and never claims more than it knows.',
    ],
  },
  'The full article also explains what to do when two people change the same thing: [Offline first](/blog/offline-first-apps).',

  { kind: 'heading', id: 'arabic-and-french-on-one-screen', text: 'Two scripts, one layout' },
  'Most bilingual apps were designed in French and then translated. Meriem explains how to tell at a glance, from letters that are too small, arrows that point backwards and numbers that run the wrong way, and how to avoid it.',
  {
    kind: 'specimen',
    caption: 'The greeting on the studio’s answering machine, in the order in which you hear it',
    lines: [
      { language: 'ar', text: 'أهلا بكم في إيكوسيم' },
      { language: 'fr', text: 'Bienvenue chez Ikosim' },
    ],
  },
  {
    kind: 'list',
    items: [
      'Set Arabic 10% to 18% larger than the French beside it, with more room between the lines.',
      'Mirror whatever has a direction in time or reading. Leave clocks, logos, maps and phone numbers alone.',
      'Draw both versions from the first sketch; it costs a day and saves an awkward meeting.',
    ],
  },
  'The article has a table of what to mirror and what to leave, and the few lines of CSS that do it: [Arabic and French on one screen](/blog/arabic-and-french-on-one-screen).',

  { kind: 'heading', id: 'what-an-app-costs', text: 'The price, in days' },
  'A day of our work costs 28,000 dinars this year, and the interesting question is how many days you need. I took three kinds of app from our books and counted.',
  {
    kind: 'bars',
    caption: 'Days of work for both platforms together, in 2022',
    unit: ' days',
    bars: [
      { label: 'A guide, without accounts', value: 45 },
      { label: 'A shop, with payments', value: 90 },
      { label: 'Two kinds of users', value: 160 },
    ],
  },
  'Only a third of the middle bar is the app itself. The rest is finding out what it should be, the server, the payment, and repair. Three decisions change the total more than all others: one code base or two, whether the back office is built or rented, and how many other systems the app has to talk to. Add 15% a year to keep it working.',
  'The long version says where the ninety days go, and lists five ways to spend less: [What an app costs in Algiers in 2022](/blog/what-an-app-costs).',

  { kind: 'heading', id: 'together', text: 'What the three have in common' },
  'We noticed it only when we put them side by side. Each is about something that is cheap in the first week and expensive in the tenth: working without a network, a second script, and the number of days.',
  'People come to an agency with a picture of the finished product in their heads, and in that picture there is a full signal, all words are short, everybody speaks one language and nobody mentions money. Half of our job is to correct that picture, gently, before anybody has written a line of code. The other half is to build what remains, which is usually the better product.',
  'If you have a question that none of the three articles answers, [write to us](/contact). Some questions become articles.',
] satisfies Block[]
