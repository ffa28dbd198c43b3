import type { Block } from '../../../lib/prose.ts'

export const body = [
  'In March each of us three wrote about the thing we are asked most. Yacine was asked why an app should work where there is no network. Meriem was asked why the Arabic looked small. I was asked what it costs, by everyone, including the man who came to mend the lift.',
  'If you have ten minutes, read all three. If you have three, here is what we would want you to remember.',

  { kind: 'heading', id: 'offline-first-apps', text: 'The network is a guest' },
  'An app for this country meets lifts, the metro, mountain roads and wedding halls. Yacine’s point is that losing the signal is no accident to be reported. It is ordinary weather, and an app can be built for it: let the screen read from the phone and never from the server, put everything that the user does into an outbox, and empty that whenever there is a connection.',
  {
    kind: 'list',
    items: [
      'Decided on the first day, it takes about fifteen days out of ninety. Added at the end, it took us fifty-five.',
      'Each message carries a key of its own, so that nobody orders two refrigerators.',
      'The app says “saved”, “sending”, “sent” or “came back”, and never claims more than it knows.',
    ],
  },
  'The full text has the rules for the case in which two people change the same thing: [Offline first](/blog/offline-first-apps).',

  { kind: 'heading', id: 'arabic-and-french-on-one-screen', text: 'Two scripts, one layout' },
  'Most bilingual apps are French ones that were translated. Meriem explains how to see it at a glance, from small letters, arrows that point backwards, and numbers that stand on their heads, and how to avoid it.',
  {
    kind: 'specimen',
    caption: 'The studio’s own answering machine, in the order in which it speaks',
    lines: [
      { language: 'ar', text: 'أهلا بكم في إيكوسيم' },
      { language: 'fr', text: 'Bienvenue chez Ikosim' },
    ],
  },
  {
    kind: 'list',
    items: [
      'Set Arabic 10% to 18% larger than the French beside it, with more room between the lines.',
      'Mirror what has a direction in time or reading. Leave clocks, logos, maps and telephone numbers alone.',
      'Draw both versions from the first sketch; it costs a day and saves an embarrassment.',
    ],
  },
  'There is a table of what to turn and what to leave, and the few lines of CSS that do it: [Arabic and French on one screen](/blog/arabic-and-french-on-one-screen).',

  { kind: 'heading', id: 'what-an-app-costs', text: 'The price, in days' },
  'A day of our work costs 28,000 dinars this year, and the interesting question is how many. I took three kinds of app from our books and counted.',
  {
    kind: 'bars',
    caption: 'Days of work for both platforms together, in 2022',
    unit: ' days',
    bars: [
      { label: 'Something to read', value: 45 },
      { label: 'Something to use', value: 90 },
      { label: 'Something between people', value: 160 },
    ],
  },
  'Only a third of the middle bar is the app itself. The rest is finding out what it should be, the server, the payment, and repair. Three decisions move the total more than all others: one code base or two, whether the back office is built or rented, and how many foreign systems it has to talk to. Add 15% a year for keeping it alive.',
  'The long version tells where each of the ninety days goes, and five ways to spend less: [What an app costs in Algiers in 2022](/blog/what-an-app-costs).',

  { kind: 'heading', id: 'together', text: 'What the three have in common' },
  'We noticed only when we put them side by side. Each is about a thing that is cheap in the first week and dear in the tenth. The network, the second script and the price are all, at bottom, questions of what one is prepared to look at early.',
  'People come to an agency with a picture of the finished thing in their heads, and it is a sunny picture: full signal, short words, one language, no bill. Half our trade is to hold that picture up against a lift, a long word and a spreadsheet, gently, before anybody has written a line of code. The other half is to build what is left. In our experience it is the better half of the picture.',
  'If one of these was the question you came with, and the answer was not enough, [ask us the rest of it](/contact). The answer comes on the next working day from whichever of us three it concerns, and some answers become articles.',
] satisfies Block[]
