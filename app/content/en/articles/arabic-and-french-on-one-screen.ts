import type { Block } from '../../../lib/prose.ts'

export const body = [
  'An Algerian shop sign says everything twice, and so do prescriptions, bus tickets and most of the apps we make. The easy way is to design in French, send the texts to be translated, and let a switch flip the layout. The result gives itself away: the Arabic looks small and crowded, the arrows point the wrong way, and somewhere a phone number runs backwards.',
  'Here is what we do instead. None of it is difficult, and all of it is cheaper at the start than at the end.',

  { kind: 'heading', id: 'size', text: 'Set Arabic larger than you think' },
  'The same number of pixels does not give the same size. A small Latin letter, such as x, is about half as tall as the type size. Arabic carries its detail, the teeth and the dots, in a narrower band, and needs room above and below it.',
  {
    kind: 'specimen',
    caption: 'The same sentence at the same nominal size. The Arabic looks a step smaller',
    lines: [
      { language: 'fr', text: 'Votre commande arrive demain matin.' },
      { language: 'ar', text: 'طلبيتك تصل غدًا صباحًا.' },
    ],
  },
  'With most pairs of typefaces we end up between 110% and 118% of the Latin size, and a line height of 1.75 where the French has 1.5. To find the figure we print both, hold them at arm’s length and adjust the Arabic until three people cannot say which looks bigger.',
  {
    kind: 'code',
    language: 'css',
    caption: 'Everything in a component is sized in `em`, so a few lines adjust all of it',
    text: `[lang="ar"] {
  font-family: "Readex Pro", "Noto Sans Arabic", sans-serif;
  font-size: 1.14em;
  line-height: 1.75;
  letter-spacing: 0; /* spacing tears the joined letters apart */
  font-style: normal; /* there is no Arabic italic, only a slanted mistake */
}`,
  },

  { kind: 'heading', id: 'mirror', text: 'What to mirror' },
  'Mirror everything that has a direction in time or in reading. Do not mirror pictures of real things.',
  {
    kind: 'table',
    caption: 'Mirror it, or leave it',
    columns: ['Element', 'In Arabic'],
    rows: [
      ['Columns, margins, the side of the menu', 'Mirrored'],
      ['Back and forward arrows, progress bars, carousels', 'Mirrored'],
      ['A ticked box beside its label', 'Mirrored: box on the right, label on its left'],
      ['Play, pause, and a player’s progress bar', 'Left as they are'],
      ['Clocks, cameras, logos, maps, photographs', 'Left as they are'],
      ['Phone, card and account numbers', 'Left to right inside the Arabic line'],
      ['Charts with time along the axis', 'Mirrored for the public, left alone for engineers'],
    ],
  },
  'In CSS the first row of that table costs nothing, as long as nobody writes `left` or `right`. We write `margin-inline-start` and `inset-inline-end`, and a linter rule rejects the others.',

  { kind: 'heading', id: 'mixed', text: 'Both directions in one line' },
  'The real trouble begins when both directions share a line: a French street name in an Arabic address, a price after a word. The browser has an algorithm for this, but punctuation and digits can confuse it. So we isolate every piece of text in the other script, and everything that somebody typed.',
  {
    kind: 'code',
    language: 'html',
    caption: 'A name that somebody typed. It may be in either script, and we do not know which',
    text: `<p lang="ar" dir="rtl">
  السائق: <bdi>Yasmine B.</bdi> (<bdi dir="ltr">0550 12 34 56</bdi>)
</p>
<input name="fullName" dir="auto">`,
  },
  'Digits are simple here, for once. The Maghreb writes 0 to 9, so we use them in both languages and set them to the same width in tables.',

  { kind: 'heading', id: 'french', text: 'French has rules of its own' },
  'While everyone looks at the Arabic, the French goes wrong quietly. It is about a fifth longer than English, so a button for “Pay” must also have room for {fr:Procéder au paiement}. It wants a narrow no-break space before `;` `!` and `?`, and inside its quotation marks: {fr:« comme ceci »}. And its capitals keep their accents: {fr:PALAIS DES CONGRÈS} is a conference centre, {fr:PALAIS DES CONGRES} a palace for conger eels.',

  { kind: 'heading', id: 'both', text: 'Draw both, from the first sketch' },
  'We keep the two versions side by side on the same page of the design file, and nobody may show one without the other. It makes the first week slower by about a day. It also spares us the meeting in week ten at which an Arabic reader sees the product for the first time, is silent for a while and then asks who made it.',
] satisfies Block[]
