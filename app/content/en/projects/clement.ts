import type { ThreeCaptions } from '../../caption.ts'
import type { ProjectStory } from '../projects.ts'

export const story = [
  {
    heading: 'Good fruit in borrowed boxes',
    paragraphs: [
      'The clementine was first picked in this country, yet at the market in Blida it was sold in old banana boxes. The 46 growers of the cooperative harvest between November and January and have to sell within two days. They took whatever the first buyer of the morning offered.',
      'They asked us for a label. After two days at the market we proposed something larger and cheaper: a name short enough to shout across a hall, and a crate you can read from ten metres away.',
    ],
  },
  {
    heading: 'A leaf that is also an accent',
    paragraphs: [
      'Clément is a man’s name, the origin of the word “clementine” and the French for mild. Its acute accent became the leaf, and the leaf became the logo: one straight cut at sixty degrees, which a knife can make in a stencil and a child can draw.',
      'We drew the seven letters from scratch, wide and heavy, so that they survive printing on coarse board. Everything prints in two inks, a green and an orange, instead of the usual four colours and a photograph. The saving paid for thicker walls, so fewer boxes arrive crushed.',
      'We tested five drafts where they would be used: stencilled on wet wood, stamped on tissue paper, stitched on aprons. Two of them failed on the wood and went no further.',
      'We built a small app as well, because a few late deliveries soon ruin a good name. It takes orders until six in the evening, adds them up by fruit size and plans a round that one van can drive before seven the next morning.',
    ],
  },
  {
    heading: 'The first winter',
    paragraphs: [
      'In the season of 2023 growers were paid 27% more per kilo than the winter before, while the regional average rose by 6%. Three wholesalers in the capital now order by name, and a confectioner buys the peel, which used to be thrown away.',
      'On its busiest evening the cooperative took orders for 684 crates. All of them were in the halls by seven.',
    ],
  },
] satisfies ProjectStory

export const captions = [
  {
    title: 'How the logo is built',
    text: 'A circle and one cut. It is simple enough to stay the same at every size.',
  },
  {
    title: 'Five drafts on wet board',
    text: 'We rejected any draft whose ink bled or whose stencil fell apart.',
  },
  {
    title: 'Paper, tags and bands',
    text: 'Tissue, price tag and bands are printed in the same two inks as the crates.',
  },
] satisfies ThreeCaptions
