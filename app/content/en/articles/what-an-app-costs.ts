import type { Block } from '../../../lib/prose.ts'

export const body = [
  'It is the first thing people want to know and the last thing agencies want to say. “It depends” is true, and useless. So here are our own figures for this year: what a day costs, how many days three common kinds of app take, and which decisions change the total. They apply to work in Algiers in 2022, before tax.',

  { kind: 'heading', id: 'day', text: 'A day costs 28,000 dinars' },
  'That is about $200, for a designer or a developer, junior or senior. Every project needs all of them, and separate rates only lead to arguments about who should answer an e-mail. Other quotes we see range from 12,000 to 45,000 a day. The low ones are often fair, for one person working alone. The high ones usually pay for a sales department.',
  'In any case the price of a day matters less than the number of days, and what happens in them.',

  { kind: 'heading', id: 'shapes', text: 'Three kinds of app' },
  {
    kind: 'table',
    caption: 'Three kinds of app, for iOS and Android together',
    columns: ['Kind', 'For example', 'Days', 'Dinars'],
    rows: [
      ['Something to read', 'A guide, a catalogue, a timetable; no accounts', '45', '1,260,000'],
      [
        'Something to use',
        'Accounts, orders, card payment, a small back office',
        '90',
        '2,520,000',
      ],
      [
        'Two kinds of users',
        'Riders and drivers, or sellers and buyers; live positions, money in both directions',
        '160',
        '4,480,000',
      ],
    ],
  },
  'Nearly everyone who writes to us describes the third kind and needs the second. Quite a few who describe the second would be happy with the first, or with a website.',

  { kind: 'heading', id: 'where', text: 'Where ninety days go' },
  {
    kind: 'bars',
    caption: 'An app of the second kind: the average of our last six, from time sheets, rounded',
    unit: ' days',
    bars: [
      { label: 'The app itself, both platforms', value: 30 },
      { label: 'Design and user tests', value: 18 },
      { label: 'Server and back office', value: 15 },
      { label: 'Meetings, decisions, wording', value: 9 },
      { label: 'Testing and repair', value: 8 },
      { label: 'Card payment', value: 6 },
      { label: 'Stores and launch', value: 4 },
    ],
  },
  'Two of the bars surprise people. The app itself is only a third of the work; the rest is deciding what it should be and making it last. A tenth of it is talking. When we tried to save on that, testing and repair grew by twice as much.',

  { kind: 'heading', id: 'decisions', text: 'Three decisions that change the total' },
  'Compared with these, everything else is minor.',
  {
    kind: 'list',
    ordered: true,
    items: [
      '*One code base or two.* Writing the app separately for each platform adds about eighteen days to the ninety. Sometimes that is right; [Flutter or native](/blog/flutter-or-native) explains when.',
      '*Build the back office, or rent it.* A place where your staff see orders and correct mistakes takes ten days if we build it, and two if an existing tool will do. Nobody outside the company will ever see it, so start with the tool.',
      '*How many systems it connects to.* Each one, whether stock, accounting or delivery, takes four days on average and fifteen if you are unlucky. Launch with none, and copy the orders by hand for a month. You will learn which connection is worth having.',
    ],
  },

  { kind: 'heading', id: 'after', text: 'The year after' },
  'Allow 15% of the price each year to keep the app working: new systems, new phones, small improvements. For the second kind that is 378,000 dinars, or thirteen and a half days. If there is no money left for the year after launch, do not launch. We have turned down two projects for this reason.',
  'Besides us you will pay Google $25 once and Apple $99 a year for their stores, your bank for card payments, and the mobile operators for each text message with a code in it. The text messages surprise everybody: at ten thousand sign-ins a month they cost more than the server.',

  { kind: 'heading', id: 'less', text: 'How to spend less' },
  {
    kind: 'list',
    items: [
      'Bring [a good brief](/blog/a-brief-that-gets-an-honest-quote). It is worth about 5%.',
      'Have your text and pictures ready in the fourth week instead of the eleventh.',
      'Leave out accounts wherever a phone number will do.',
      'Send one person who can make decisions.',
      'Launch in one wilaya, with a third of the features. By the time you build the rest, you will want something different.',
    ],
  },
  'And if you have much less than the smallest figure above, do not look for somebody who will build an app for it. Make a good website and answer the phone. We can help you with that, and it takes eight days.',
] satisfies Block[]
