import type { Block } from '../../../lib/prose.ts'

export const body = [
  'It is the first thing people want to know and the last thing agencies want to say. “It depends” is true, and useless. So here are our own figures for this year: what a day costs, how many days three common kinds of app take, and which decisions move the total. They are for work in Algiers in 2022, before tax.',

  { kind: 'heading', id: 'day', text: 'A day costs 28,000 dinars' },
  'That is about $200, for a designer or a developer, junior or senior. We mix the two in every project and found that separate rates only lead to conversations about who should answer an e-mail. Around us we see quotes from 12,000 to 45,000 a day. The cheap ones are often fair, for one person working alone. The dear ones usually contain a sales department.',
  'The price of a day is in any case the less interesting number. Ask how many days, and what happens in them.',

  { kind: 'heading', id: 'shapes', text: 'Three shapes' },
  {
    kind: 'table',
    caption: 'Three kinds of app, for iOS and Android together',
    columns: ['Shape', 'For example', 'Days', 'Dinars'],
    rows: [
      ['Something to read', 'A guide, a catalogue, a timetable; no accounts', '45', '1,260,000'],
      [
        'Something to use',
        'Accounts, orders, card payment, a small back office',
        '90',
        '2,520,000',
      ],
      [
        'Something between people',
        'Two kinds of users, live positions, money in both directions',
        '160',
        '4,480,000',
      ],
    ],
  },
  'Nearly everyone who writes to us describes the third and needs the second. A good few who describe the second would be well served by the first, or by a website.',

  { kind: 'heading', id: 'where', text: 'Where ninety days go' },
  {
    kind: 'bars',
    caption: 'The second shape, taken from our time sheets of the last six such projects, rounded',
    unit: ' days',
    bars: [
      { label: 'The app itself, both platforms', value: 30 },
      { label: 'Design and trying it on people', value: 18 },
      { label: 'Server and back office', value: 15 },
      { label: 'Meetings, decisions, texts', value: 9 },
      { label: 'Testing and repair', value: 8 },
      { label: 'Card payment', value: 6 },
      { label: 'Stores and launch', value: 4 },
    ],
  },
  'People are surprised by two bars. The app is only a third of the work; the rest is deciding what it should be and making it last. And a tenth is talk. We have tried to save on it. The repair bar grew by twice as much.',

  { kind: 'heading', id: 'decisions', text: 'Three decisions that move the total' },
  'Everything else is small change beside these.',
  {
    kind: 'list',
    ordered: true,
    items: [
      '*One code base or two.* Writing the app separately for each platform adds about eighteen days to the ninety. Sometimes that is right, and we have written down [how to tell](/blog/flutter-or-native).',
      '*Build the back office, or rent it.* A place where your staff see orders and correct mistakes takes ten days if we make it, and two if an existing tool will do. Nobody outside the company will ever see it. Start with the tool.',
      '*How many things it must talk to.* Each foreign system, whether stock, accounting or delivery, is four days on average and fifteen in bad luck. Launch with none, and carry the orders across by hand for a month. You will learn which connection is worth having.',
    ],
  },

  { kind: 'heading', id: 'after', text: 'The year after' },
  'Reckon with 15% of the price each year to keep it alive: new systems, new phones, small wishes. For the second shape that is 378,000 dinars, or thirteen and a half days. An app whose budget ends on the day of its launch should not be launched. We have turned down two for this reason, and felt no better for it.',
  'Besides us you will pay Google $25 once and Apple $99 a year for their stores, your bank for card payments, and the telephone companies for each text message with a code in it. That last line surprises everybody: at ten thousand sign-ins a month it costs more than the server.',

  { kind: 'heading', id: 'less', text: 'How to spend less' },
  {
    kind: 'list',
    items: [
      'Bring [a good brief](/blog/a-brief-that-gets-an-honest-quote). It is worth about 5%.',
      'Have your texts and pictures ready in the fourth week instead of the eleventh.',
      'Leave out sign-in wherever a telephone number will do.',
      'Send one person who may decide.',
      'Launch in one wilaya, with a third of the functions. What you planned for later will have changed by then; it always has.',
    ],
  },
  'And if your sum is a good deal smaller than the smallest figure above, do not look for somebody who will do it for that. Make a good page on the web and answer the telephone. We will help you with it; it takes eight days.',
] satisfies Block[]
