import type { CaseStudyText } from '../case-studies.ts'

export const text = {
  overview: {
    duration: '16 weeks, in Marseille and in Tlemcen',
    teamSize: 4,
    services: ['Web design', 'React development', 'Product pictures', 'Search marketing'],
    paragraphs: [
      'Dar Zellij had a good product, a good name and a shop that lost money on every thirtieth order. A pallet of tiles costs more to send back than it earned on the way out.',
      'The founder believed that the photographs were at fault. They were, but only for the second of two problems.',
    ],
  },
  research: {
    paragraphs: [
      'We read the correspondence of all 20 returns of one year, telephoned 14 of the customers and spent four days in the workshop. Eleven returns went back to counting, seven to colour, and two to a lorry.',
      'Then we watched nine people plan a wall with the old shop. All nine left it to draw on paper. Six used a calculator, and no two arrived at the same number of pieces.',
    ],
    findings: [
      'A square metre means nothing to somebody standing before a washbasin; the height of the tap does.',
      'Shades differ more between two firings of one glaze than between two names in the catalogue.',
      'The mason decides, and he was the one person who never saw the shop.',
      'Customers would gladly pay for a sample, provided that it came from the batch they would get.',
    ],
  },
  result: {
    paragraphs: [
      'The shop now begins with a wall. It draws the pattern to scale around taps and corners, counts whole and cut pieces, and holds one batch for fourteen days. The drawing is a link, and 45% of those links are opened by a second person, who is usually the mason.',
      'Each of the 64 patterns is shown in four measured shades under one light. The pictures are renders made from the colours of real glazed pieces, so that a new batch costs an afternoon and no photographer.',
      'Over the first year orders rose from 640 to 1,203 and returns fell from 3.1% to 0.7%, which is eight pallets instead of the 37 that the old rate would have meant.',
    ],
    figures: [
      { value: '+88%', label: 'orders in the first year' },
      { value: '0.7%', label: 'of orders come back, where 3.1% did' },
      { value: '60%', label: 'of orders begin with a sample' },
      { value: '1.3 s', label: 'to a readable first page on an ordinary phone' },
    ],
  },
  quote: {
    text: 'The site talks customers out of the wrong order. It took me a month to see that this was the point.',
    name: 'Sofiane Delmas',
    role: 'Founder',
  },
  captions: [
    {
      title: 'Twenty returns, one year',
      text: 'Sorted after reading every letter: counting, colour, and transport.',
    },
    {
      title: 'Nine people, one wall',
      text: 'What the nine drew when the old shop had lost them. The wall was the same for all.',
    },
    {
      title: 'Sixty-four patterns by four',
      text: 'Every tile carries four measured shades, one in each quarter.',
    },
  ],
} satisfies CaseStudyText
