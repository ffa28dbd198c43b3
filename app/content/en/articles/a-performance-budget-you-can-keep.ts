import type { Block } from '../../../lib/prose.ts'

export const body = [
  'Nobody ever made a website slow on purpose. Somebody needed a chat bubble before a campaign; somebody else added a font weight because the headline looked thin; a third person installed a carousel. Each was right. A year later the home page weighs three megabytes and no meeting can be found at which it was decided.',
  'Taste does not stop this, and neither does good will. What stops it is a number, agreed while everybody is still friends, and a machine that says no.',

  { kind: 'heading', id: 'where', text: 'Where the weight sits' },
  'Last autumn we weighed the home pages of thirty companies in Algiers and Oran, picked from a trade directory. The middle one looked like this.',
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
  'Pictures are the largest bar and the least of the trouble: they arrive late, they block nothing, and a better format halves them in an afternoon. Scripts are the dear ones. A kilobyte of script has to be fetched, unpacked, read and run, on a processor that in most hands here is five years old. On such a phone those 690 kB kept the screen deaf to the finger for almost four seconds.',

  { kind: 'heading', id: 'numbers', text: 'The numbers we sign' },
  'Our quotes contain a table like the one below. It is part of the contract, in the same way as the delivery date.',
  {
    kind: 'table',
    caption: 'A budget for a content site, per page, compressed',
    columns: ['What', 'At most', 'Why this much'],
    rows: [
      ['HTML with its styles', '20 kB', 'Arrives with the first round trips of a new connection'],
      [
        'Script',
        '130 kB',
        'About a second of work on a phone of 2017; the framework takes most of it',
      ],
      ['Fonts', '50 kB', 'One variable file, cut down to the letters we use'],
      ['Pictures before scrolling', '200 kB', 'One large and a few small ones'],
      ['Largest element painted', '2.5 s', 'On slow 4G, where people stop waiting'],
      [
        'Movement of the layout',
        '0.1',
        'Nobody presses the wrong button because an advertisement arrived',
      ],
    ],
  },
  'The first four are weights, the last two are times. You need both kinds. Weights are exact and can be checked on every change. Times are what people feel, but they vary from run to run, so we take the middle of five.',

  { kind: 'heading', id: 'machine', text: 'The machine that says no' },
  'A budget in a document is a wish. Ours is a file beside the code, and a test reads it after every build.',
  {
    kind: 'code',
    language: 'json',
    caption: 'The whole budget of one client’s site; the build fails above it',
    text: `{
  "/": { "script": 128, "styles": 14, "fonts": 46, "pictures": 190 },
  "/products/*": { "script": 130, "styles": 16, "fonts": 46, "pictures": 240 },
  "unit": "kB"
}`,
  },
  'The day it turns red is the day the discussion happens, with the person who made the change still in the room and the change still small. That is all the magic there is. Nobody needs to be a hero about speed twice a year.',

  { kind: 'heading', id: 'trade', text: 'Trade, never add' },
  'Sooner or later somebody asks for more: a map, a player, a tool that records visits. Our rule is that the budget may be spent again but not raised. If the chat bubble weighs 85 kB, what goes? Three answers come back, in this order of frequency.',
  {
    kind: 'list',
    items: [
      'The thing turns out not to be needed.',
      'It can wait until somebody presses a button. A picture of a map does the work of a map for nine visitors in ten.',
      'Something older leaves. Usually the thing that was urgent last year.',
    ],
  },

  { kind: 'heading', id: 'own', text: 'Take the phone your customers own' },
  'Lastly, a test that needs no tools. Buy the phone that sells best in the shop downstairs, not the one in your pocket. Take it out of the office, switch off the Wi-Fi, and open your site in the street with one bar of signal. Count aloud until you can read something. If you feel silly before you get to three, you have a budget to make.',
] satisfies Block[]
