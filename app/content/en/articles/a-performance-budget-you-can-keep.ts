import type { Block } from '../../../lib/prose.ts'

export const body = [
  'Nobody ever made a website slow on purpose. Somebody needed a chat bubble before a campaign; somebody else added a font weight because the headline looked thin; a third person installed a carousel. Each of them had a good reason. A year later the home page weighs three megabytes, and nobody can remember a meeting at which that was decided.',
  'Good taste and good will do not stop this. A number agreed in advance does, together with a program that checks it.',

  { kind: 'heading', id: 'where', text: 'Where the weight is' },
  'Last autumn we weighed the home pages of thirty companies in Algiers and Oran, picked from a trade directory. The median page looked like this.',
  {
    kind: 'bars',
    caption: 'The median of thirty company home pages, first visit on a phone, October 2021',
    unit: ' kB',
    bars: [
      { label: 'Pictures', value: 1480 },
      { label: 'Scripts', value: 690 },
      { label: 'Film', value: 310 },
      { label: 'Fonts', value: 190 },
      { label: 'Styles and HTML', value: 120 },
    ],
  },
  'Pictures are the largest bar and the smallest problem: they arrive late, they block nothing, and a better format halves them in an afternoon. Scripts are the expensive part. A kilobyte of script has to be downloaded, unpacked, read and run, and most phones here have a processor that is five years old. On such a phone those 690 kB kept the screen from reacting to touch for almost four seconds.',

  { kind: 'heading', id: 'numbers', text: 'The numbers in our contracts' },
  'Our quotes contain a table like the one below. It is part of the contract, like the delivery date.',
  {
    kind: 'table',
    caption: 'A budget for a content site, per page, compressed',
    columns: ['What', 'At most', 'Why this much'],
    rows: [
      ['HTML with its styles', '20 kB', 'Arrives with the first round trips of a new connection'],
      [
        'Script',
        '130 kB',
        'About a second of work on a phone from 2017; the framework uses most of it',
      ],
      ['Fonts', '50 kB', 'One variable file, cut down to the letters we use'],
      ['Pictures before scrolling', '200 kB', 'One large and a few small ones'],
      ['Main content visible (LCP)', '2.5 s', 'On slow 4G; after that, people stop waiting'],
      [
        'Layout shift (CLS)',
        '0.1',
        'So that nobody presses the wrong button because an advertisement loaded',
      ],
    ],
  },
  'The first four rows are weights; the last two are what people notice. You need both. Weights are exact, and we can check them on every change. The last two vary from run to run, so we take the median of five.',

  { kind: 'heading', id: 'machine', text: 'The check that stops a build' },
  'A budget in a document is only a wish. Ours is a file beside the code, and a test reads it after every build.',
  {
    kind: 'code',
    language: 'json',
    caption: 'The whole budget of one client’s site. A build that exceeds it fails',
    text: `{
  "/": { "script": 128, "styles": 14, "fonts": 46, "pictures": 190 },
  "/products/*": { "script": 130, "styles": 16, "fonts": 46, "pictures": 240 },
  "unit": "kB"
}`,
  },
  'When the test fails, we discuss it that day, while the person who made the change is still in the room and the change is still small. That is the whole trick. Nobody has to rescue the site’s speed twice a year.',

  { kind: 'heading', id: 'trade', text: 'Swap, never add' },
  'Sooner or later somebody asks for more: a map, a player, a tool that records visits. Our rule is that the budget is never raised, so something else has to go. If the chat bubble weighs 85 kB, what do we remove? There are three answers, the most frequent first.',
  {
    kind: 'list',
    items: [
      'The thing turns out not to be needed.',
      'It can wait until somebody presses a button. For nine visitors in ten, a picture of a map is enough.',
      'Something older is removed, usually the thing that was urgent last year.',
    ],
  },

  { kind: 'heading', id: 'own', text: 'Test on the phone your customers own' },
  'Lastly, a test that needs no tools. Buy the phone that sells best in the shop downstairs, not the one in your pocket. Take it out of the office, switch off the Wi-Fi, and open your site in the street with one bar of signal. Count aloud until you can read something. If you get past three, you need a budget.',
] satisfies Block[]
