import type { CaseStudyText } from '../case-studies.ts'

export const text = {
  overview: {
    duration: '16 weeks, in Marseille and in Tlemcen',
    teamSize: 4,
    services: ['Web design', 'React development', 'Product pictures', 'Search marketing'],
    paragraphs: [
      'Dar Zellij had a good product, a good name and a shop that lost money on every thirtieth order. A pallet of tiles costs more to send back than it earned when it was sold.',
      'The founder blamed the photographs. He was partly right, because they hid the differences in colour. But most returns had another cause.',
    ],
  },
  research: {
    paragraphs: [
      'We read the correspondence of all 20 returns of one year, rang 14 of the customers and spent four days in the workshop. Eleven returns were caused by wrong counts, seven by colour and two by damage on the lorry.',
      'Then we watched nine people plan a wall with the old shop. All nine gave up on the shop and drew the wall on paper. Six used a calculator, and no two arrived at the same number of pieces.',
    ],
    findings: [
      'People standing in front of a washbasin do not think in square metres. They think of the height of the tap.',
      'Two batches of one glaze can differ more than two glazes with different names.',
      'The builder decides what to order, and he was the one person who never saw the shop.',
      'Customers would gladly pay for a sample, as long as it came from the batch they would get.',
    ],
  },
  result: {
    paragraphs: [
      'The shop now begins by asking about the wall. It draws the pattern to scale around taps and corners, counts whole and cut pieces, and holds one batch for fourteen days. Each drawing has a link of its own, and 45% of the links are opened by a second person, usually the builder.',
      'Each of the 64 patterns is shown in four measured shades under one light. The pictures are renders made from the colours of real glazed pieces, so a new batch takes an afternoon and no photographer.',
      'Over the first year orders rose from 640 to 1,203 and returns fell from 3.1% to 0.7%, so eight pallets were sent back instead of the 37 to be expected at the old rate.',
    ],
    figures: [
      { value: '+88%', label: 'orders in the first year' },
      { value: '0.7%', label: 'of orders sent back, down from 3.1%' },
      { value: '60%', label: 'of orders begin with a sample' },
      { value: '1.3 s', label: 'to a readable first page on an ordinary phone' },
    ],
  },
  quote: {
    text: 'Customers tell the shop how high their tap is, and it counts the tiles. I sell nearly twice as much and refund very little.',
    name: 'Sofiane Delmas',
    role: 'Founder',
  },
  captions: [
    {
      title: 'Twenty returns, one year',
      text: 'Sorted by cause, after reading every letter: counting, colour and transport.',
    },
    {
      title: 'Nine people, one wall',
      text: 'The plans that nine customers drew by hand when the old shop could not help them. The wall was the same for all.',
    },
    {
      title: 'Sixty-four patterns in four shades',
      text: 'Each tile on this board shows one pattern, with a measured shade in each quarter.',
    },
  ],
} satisfies CaseStudyText
