import type { ThreeCaptions } from '../../caption.ts'
import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'Good fruit in anybody’s box',
    paragraphs: [
      'The clementine was first picked in this country, yet at the market in Blida it stood in boxes left over from other people’s bananas. The 46 growers of the cooperative harvest between November and January, sell within two days and were paid whatever the first buyer of the morning offered.',
      'They asked us for a label. After two days at the market we proposed something larger and cheaper: a name short enough to shout across a hall, and a crate that says it from ten metres away.',
    ],
  },
  {
    heading: 'A leaf that is also an accent',
    paragraphs: [
      'Clément is a man’s name, the fruit’s root and an adjective for mild weather. Its acute accent became the leaf, and the leaf became the mark: one straight cut at sixty degrees, which a knife can make in a stencil and a child can draw.',
      'We drew the seven letters from scratch, wide and heavy, so that they survive coarse board. Everything prints in two inks, a green and an orange; the old boxes had carried four colours and a photograph. The saving paid for thicker walls, and fewer crushed boxes arrive at the far end.',
      'The marks were tested where they would live: stencilled on wet wood, stamped on tissue paper, stitched on aprons. Two of five drafts failed the wood and went no further.',
      'A small app came with it, because a brand that delivers late is soon a joke. Orders come in until six in the evening, are added up by calibre, and become a round that one van can drive before seven the next morning.',
    ],
  },
  {
    heading: 'The first winter',
    paragraphs: [
      'In the season of 2023 the price per kilo at the farm gate rose by 27% against the winter before, while the regional average rose by 6%. Three wholesalers in the capital now order by name, and a confectioner buys the peel, which used to be thrown away.',
      'On its busiest evening the cooperative took orders for 684 crates. All of them were in the halls by seven.',
    ],
  },
] satisfies ProjectStory

export const captions = [
  {
    title: 'How the mark is built',
    text: 'A circle of 34 units and one cut. The small sizes lose nothing, since there is nothing to lose.',
  },
  {
    title: 'Five drafts on wet board',
    text: 'The knife and the stencil decided. What bled or fell out was struck off on the spot.',
  },
  {
    title: 'Paper, tags and bands',
    text: 'Tissue, price tag and bands come off the same two rollers as the crates.',
  },
] satisfies ThreeCaptions
